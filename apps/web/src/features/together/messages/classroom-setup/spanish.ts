import type { english } from './english.ts';

export const spanish: typeof english = {
  heading: 'Con una clase',
  lead: 'Todos votan, tú juegas lo que quiere la clase y juntos veis por qué.',
  sheet: 'Abrir una clase',
  open: 'Abrir la clase',
  noAccounts: 'Nadie necesita una cuenta y ningún voto lleva nombre.',
  noServer: {
    none: 'Esta página no tiene servidor, y una clase lo necesita.',
    away: 'Ahora no responde ningún servidor, y una clase lo necesita.',
  },
  how: {
    heading: 'Cómo funciona',
    join: '¿Tienes un nombre? Únete a la clase en «Juntos»',
    steps: [
      'Proyecta la página siguiente. En ella hay un nombre, por ejemplo HOLLY\u00a0427.',
      'La clase escribe ese nombre en «Juntos» o escanea el código QR.',
      'Cada uno hace una propuesta. En la pared se ve lo que quiere la clase, sin nombres.',
      'Tú descubres qué propuestas pueden ser correctas, lo comentáis y juegas una.',
    ],
  },
  state: (game, terms) => `${game}: ${terms}. Abre la clase cuando esté lista.`,
  notUnderstood: (text) =>
    `${text === '' ? 'Una línea vacía' : text} no es una orden aquí. Con ? las ves todas.`,
  placeholder: 'open, ?',
  keyRows: [
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'mostrar estas teclas'],
  ],
  commandRows: [
    ['open', 'abre una clase con las reglas mostradas'],
    ['open p4c6r/12', 'abre una clase con estas reglas'],
    ['state', 'dice qué está elegido'],
  ],
};
