import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../../shell/language/grammar.ts';
import { marks } from '../spanish.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('es');

/** What the page of a duel says; where duels begin needs none of it. */
export const spanish: typeof english = {
  title: (duel) =>
    duel ? `Por enlace · ${makeRules(duel.challenge.rules)} · Inkling` : 'Por enlace · Inkling',
  name: 'Mastermind',
  heading: 'Con amigos, por enlace',
  back: 'Jugar con amigos',
  take: {
    heading: 'Abrir un enlace',
    help: 'Pega un enlace que te hayan enviado.',
    label: 'Enlace',
    open: 'Abrir',
  },
  terms: ({ challenge: { rules, turnsMax } }) =>
    `${counted(rules.places, 'lugar', 'lugares')}, ${counted(rules.symbols, 'ficha', 'fichas')}${rules.repeats ? '' : ', sin repetir'}, ${counted(turnsMax, 'turno', 'turnos')}`,
  maker: {
    heading: 'Este es tu código',
    first: 'Primer enlace: la promesa',
    again: 'Enviar otra vez el primer enlace',
    firstHelp:
      'Envíalo ahora. Lleva el código como hash con sal: nadie puede leerlo y tú ya no puedes cambiarlo.',
    last: 'Último enlace: el código',
    lastHelp: 'Envíalo cuando termine la partida. Cualquiera puede leer el código en él.',
    show: 'Mostrar el código y el último enlace',
    hide: 'Ocultarlos',
    turns: 'Los intentos de la otra persona',
    turnsHelp:
      'Abre los enlaces que te envíen: cada uno es un intento. La página lo responde, y tú devuelves la respuesta.',
    byHand: 'Escribir un intento a mano',
    answer: 'Responder',
    sendAnswer: (turn) => `Respuesta del turno ${turn}`,
    sendAnswerHelp: 'Devuélvela. El enlace la anota en el tablero de la otra persona.',
    copyAnswer: (turn) => `Copiar la respuesta del turno ${turn}`,
    copyAnswerShort: 'Copiar',
  },
  breaker: {
    heading: 'Buscas este código',
    turns: 'Tus intentos',
    help: 'Haz un intento y envíalo. El enlace que vuelva anota la respuesta.',
    sendGuess: (turn) => `Tu intento del turno ${turn}`,
    sendGuessHelp: 'Envía este enlace a la otra persona, y abre el que vuelva.',
    byHand: 'Anotar la respuesta a mano',
    exact: 'Exactos',
    near: 'Descolocados',
    print: 'Anotar el turno',
    mend: (turn) => `Respuesta del turno ${turn}`,
    links: 'Los enlaces de la otra persona',
    link: 'Enlace',
    linkHelp: 'Pulsa el enlace que te envíen, o pégalo aquí: una respuesta o, al final, el código.',
    open: 'Abrir',
  },
  noTurns: 'Aún no hay turnos.',
  undo: 'Deshacer el último turno',
  copyLink: 'Copiar',
  share: 'Compartir',
  wrong: (turn, claimed, truth) =>
    `Turno ${turn}: se dijo ${marks(claimed[0], claimed[1])}; el código da ${marks(truth[0], truth[1])}.`,
  code: (names) => `El código: ${names.join(', ')}.`,
  saveRecord: 'Guardar la partida como archivo',
  recordHelp: 'inkling verify ARCHIVO la comprueba otra vez, sin esta página.',
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, guess1/…', 'abre un enlace'],
    ['make p4c6r aabb', 'esconde un código; sin código, saca uno'],
    ['aabb', 'tu código: responde a un intento'],
    ['aabb 1,0', 'tu intento y su respuesta'],
    ['answer 2 1,1', 'corrige la respuesta del turno 2'],
    ['undo', 'deshace el último turno'],
    ['copy', 'copia el enlace que hay que enviar'],
    ['reveal', 'tu código: lo muestra o lo oculta'],
    ['state', 'dice cómo va la partida'],
    ['back', 'va a todas las partidas por enlace'],
  ],
  keyRows: [
    [['1', '2', '…'], 'pone una ficha, igual que su letra'],
    [['←', '→'], 'otro lugar'],
    [['⌫'], 'borra'],
    [['Intro'], 'copia el intento, anota el turno o esconde el código'],
    [['U'], 'deshace el último turno'],
    [['L'], 'dice cómo va la partida'],
    [['/'], 'va a la línea de órdenes'],
    [['?'], 'muestra estas teclas'],
  ],
};
