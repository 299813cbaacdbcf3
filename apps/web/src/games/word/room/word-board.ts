export { wordEnd } from './word-end.tsx';
export { openWordField } from './word-field.tsx';
