import type { HomeText } from '../../../../shell/parts/home-part.ts';

export const english: HomeText = {
  title: 'The Lying Row',
  promise: ['One answer may be false. Find the code, and the lie.'],
};

export const german: HomeText = {
  title: 'Lügende Reihe',
  promise: ['Eine Antwort kann falsch sein. Finde den Code und die Lüge.'],
};

export const spanish: HomeText = {
  title: 'Fila mentirosa',
  promise: ['Una respuesta puede ser falsa. Encuentra el código y la mentira.'],
};
