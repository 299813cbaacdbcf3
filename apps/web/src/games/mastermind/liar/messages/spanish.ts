import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LiarMessages } from './english.ts';

const { counted, form, listed, number, percent } = grammarOf('es');

const lieSentence = (lies: readonly number[]): string =>
  lies.length === 0
    ? 'Ninguna respuesta era falsa.'
    : `${form(lies.length, 'Era falsa la respuesta del turno', 'Eran falsas las respuestas de los turnos')} ${listed(lies.map((turn) => `${turn + 1}`))}.`;

export const spanish: LiarMessages = {
  name: 'Fila mentirosa',
  title: (turns) => `${counted(turns, 'turno', 'turnos')} · Fila mentirosa · Inkling`,
  header: 'Esta partida',
  heading: 'Intentos',
  turnOf: (turn, most) => `turno ${turn} de ${most}`,
  task: (lies) =>
    `${lies === 1 ? 'Una respuesta puede ser falsa, o ninguna.' : `Hasta ${lies} respuestas pueden ser falsas.`} Si aciertas el código, la respuesta siempre es cierta.`,
  rules: (places, symbols) =>
    `${counted(places, 'lugar', 'lugares')}, ${counted(symbols, 'ficha', 'fichas')}`,
  lies: (lies) => (lies === 1 ? 'una mentira como mucho' : `${lies} mentiras como mucho`),
  game: (lies) => `Fila mentirosa, ${counted(lies, 'mentira', 'mentiras')} como mucho`,
  resign: {
    heading: '¿Te rindes?',
    sentence:
      'Verás el código y qué respuestas eran falsas. Si lo deshaces y sigues jugando, la partida cuenta como jugada con notas.',
    yes: 'Rendirse',
    no: 'Seguir jugando',
  },
  liesField: 'Mentiras como mucho',
  rulesField: 'Código',
  seedHelp: 'Sirve cualquier texto. Quien escriba el mismo tendrá el mismo código y las mismas mentiras.',
  doubt: '¿Mentira?',
  doubtRow: (turn) => `Turno ${turn}: ¿mentira?`,
  doubted: (turn, isDoubted) =>
    `El turno ${turn} ${isDoubted ? 'está marcado' : 'ya no está marcado'} como mentira.`,
  doubtWhich: 'Di un turno, por ejemplo: doubt 2.',
  wasFalse: 'falsa',
  liesFound: lieSentence,
  left: 'Qué queda',
  teaser: (codes) => `${counted(codes, 'código encaja', 'códigos encajan')}, contando las mentiras`,
  doubts: (turn, count, of) =>
    `La respuesta del turno ${turn} es falsa en el ${percent(of === 0 ? 0 : count / of)} de ellos.`,
  more: (count) => `y ${number(count)} más`,
  hint: (code, expected) =>
    `Prueba ${code.join(', ')}: ${form(expected, 'queda', 'quedan')} de media ${counted(expected, 'código', 'códigos')} si la respuesta es cierta.`,
  full: 'Todos los lugares están ocupados. Comprueba el intento, o borra algo antes.',
  emptyPlaces: 'Llena antes todos los lugares.',
  fault: (fault) =>
    fault.code === 'game-over'
      ? 'La partida ha terminado.'
      : fault.code === 'wrong-length'
        ? `Un código tiene ${fault.wanted} fichas, y este tiene ${fault.length}.`
        : 'Eso no es ni un código de esta partida ni una orden. Con ? ves todas las órdenes.',
  begun: (lies, seed) =>
    `Partida nueva, ${counted(lies, 'mentira', 'mentiras')} como mucho, semilla ${seed}.`,
  state: ({ turns, params, status, lies = [] }, secret) => {
    if (status.phase !== 'over')
      return `Turno ${turns.length + 1} de ${params.turnsMax}. ${params.liesMax === 1 ? 'Una respuesta puede' : `${params.liesMax} respuestas pueden`} ser ${form(params.liesMax, 'falsa', 'falsas')}.`;
    const end =
      status.winner === 'breaker'
        ? `¡Encontrado en ${counted(turns.length, 'turno', 'turnos')}!`
        : `El código era ${secret.join(', ')}.`;
    return `${end} ${lieSentence(lies)}`;
  },
  nothingToUndo: 'No hay nada que deshacer.',
  nothingToRedo: 'No hay nada que rehacer.',
  review: {
    limits:
      'Las diapositivas con la demostración y la práctica dan por cierta cada respuesta, así que aquí no las hay. Con «Seguir desde aquí» se puede repetir un turno.',
    counted: (codes) => counted(codes, 'código', 'códigos'),
    wasFalse: 'Esta respuesta era falsa.',
    unmasked: (turns) =>
      `Desde aquí es seguro: ${form(turns.length, 'la respuesta del turno', 'las respuestas de los turnos')} ${listed(turns.map(String))} ${form(turns.length, 'era falsa', 'eran falsas')}.`,
  },
  placeholder: 'PPBT, hint, doubt 2, undo, new, ?',
  keyRows: (letters) => [
    [[letters[0] ?? '', '…', letters.at(-1) ?? ''], 'poner una ficha; también 1 a 9'],
    [['⌫'], 'borrar'],
    [['←', '→'], 'ir a otro lugar'],
    [['Intro'], 'comprobar el intento'],
    [['['], 'deshacer el último intento'],
    [[']'], 'rehacer'],
    [['='], 'oír cómo va la partida'],
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'mostrar estas teclas'],
  ],
  commandRows: [
    ['PPBT, 1123', 'probar ese código'],
    ['doubt 3', 'marcar la fila 3 como mentira, o quitar la marca'],
    ['hint', 'un código que vale la pena probar'],
    ['choices', 'mostrar u ocultar qué queda'],
    ['undo, redo', 'atrás y adelante'],
    ['new, new 2, new holly', 'otra partida, con el número de mentiras o una semilla'],
    ['resign, give up', 'terminar la partida y ver el código'],
    ['say', 'cómo va la partida'],
  ],
  honest:
    'El código y sus mentiras salen de la semilla en tu dispositivo. No se ven antes del final, pero quien se empeñe puede calcularlos.',
};
