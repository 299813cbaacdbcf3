import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

export const keyRows: readonly KeyRow[] = [
  [['←', '→'], 'ir de turno en turno'],
  [['C'], 'el siguiente turno mejorable'],
  [['A'], 'seguir jugando desde este turno'],
  [['B'], 'jugar un intento mejor'],
  [['D'], 'practicar este turno'],
  [['L'], 'decir lo que se sabe de este turno'],
  [['/'], 'ir a la línea de órdenes'],
  [['?'], 'mostrar estas teclas'],
];

export const commandRows: readonly CommandRow[] = [
  ['turn 3', 'mirar ese turno'],
  ['next, previous', 'el turno siguiente, el anterior'],
  ['next costly', 'el siguiente turno en que había algo mejor'],
  ['again 3', 'seguir desde el turno 3; sin número, desde este'],
  ['play best', 'jugar un intento mejor en vez de este turno'],
  ['share', 'copiar el enlace a este repaso; también share turn, share command'],
  ['practice 3', 'practicar el turno 3; sin número, este'],
];
