import type { SeatWords } from './words.ts';

export const spanishKeys: SeatWords['keys'] = {
  rows: [
    [[','], 'que el jugador siga, o pausa'],
    [['.'], 'un paso del jugador'],
    [['V'], 'la variante siguiente'],
    [[';'], 'sugerencias'],
    [['C'], 'mostrar u ocultar el código que anotaste'],
    [['0', '…', '9'], 'al responder: cuántos exactos, luego cuántos descolocados'],
    [['↑', '↓'], 'al responder: uno más, uno menos'],
    [['⇧', '←', '→'], 'al responder: exactos, descolocados'],
  ],
  commandRows: [
    ['1,2', 'responder a un intento: 1 exacto, 2 descolocados'],
    ['SSTB 1,2', 'introducir un turno de otra partida'],
    ['rescore 2 1,0', 'corregir la respuesta del turno 2'],
    ['edit 2 SSTB 1,0, drop 2', 'cambiar un turno de otra partida, quitarlo'],
    ['repair 1', 'tomar la primera corrección ofrecida'],
    ['code SSTB, code', 'anotar tu código, mostrarlo u ocultarlo'],
    ['true', 'responder según tu código'],
    ['step, play knuth, pause', 'que siga un jugador'],
    ['branch, branch 2', 'otra variante'],
    ['where s', 'dónde puede estar Papá Noel'],
    ['codes', 'los códigos posibles, cuando son pocos'],
    ['link', 'un enlace a esta partida'],
    ['command', 'la orden del terminal para lo que ves'],
    ['new maker knuth, new two, new solver', 'una hoja nueva con otros papeles'],
    ['new p5c8 10 turns, new bc', 'una hoja nueva con otras reglas'],
    ['skin halloween', 'winter, halloween, letters o digits'],
    ['aids off, aids on', 'ayuda en la hoja'],
  ],
};
