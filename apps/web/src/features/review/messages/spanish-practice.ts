import type { practice as english } from './english-practice.ts';

export const practice: typeof english = {
  heading: (turn) => `Practicar el turno ${turn}`,
  start: 'Practicar los turnos mejorables',
  thisTurn: 'Practicar este turno',
  notYet: 'Los turnos aún se están valorando. Inténtalo otra vez en un momento.',
  flawless: 'Aquí no hay nada que practicar: ningún turno te costó tanto como para mirarlo otra vez.',
  due: (turns) => (turns === 1 ? 'Un turno para practicar hoy' : `${turns} turnos para practicar hoy`),
  giveUp: 'Muéstramelo',
  next: 'Siguiente turno mejorable',
  end: 'Volver al repaso',
  ended: 'De vuelta en el repaso.',
  help: 'Escribe un intento, give up, next o end. Con ? ves todas las órdenes.',
  placeholder: 'un intento, give up, next, end, ?',
  keyRows: [
    [['1', '…', '6'], 'poner esa ficha y avanzar'],
    [['←', '→'], 'ir a otro lugar'],
    [['⌫'], 'borrar'],
    [['Intro'], 'probar el intento'],
    [['G'], 'mostrar el mejor intento y por qué'],
    [['C'], 'siguiente turno mejorable'],
    [['E'], 'volver al repaso'],
    [['L'], 'decir otra vez la pregunta'],
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'mostrar estas teclas'],
  ],
  commandRows: [
    ['PPBT, guess PPBT', 'probar un intento'],
    ['give up', 'mostrar el mejor intento y por qué'],
    ['next', 'siguiente turno mejorable'],
    ['end', 'volver al repaso'],
  ],
};
