/** The exit codes that scripts may rely on. */
export const EXIT = {
  done: 0,
  fault: 1,
  usage: 2,
  contradiction: 3,
  verification: 5,
  interrupted: 130,
} as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];
