import type { blocks as english } from './en.ts'
import type { Texts } from '../words.ts'

export const blocks = {
  title: 'Bloques',
  sentence: 'Bloques {from} a {to} de {all}, uno cada {seconds} s',
  height: 'Altura',
  time: 'Hora',
  proposer: 'Proponente',
  transactions: 'Transacciones',
  gas: 'Gas usado',
  hash: 'Hash',
  parent: 'Anterior',
  parentFirst: 'ninguno: es el primer bloque',
  signatures: 'Firmas',
  signaturesOf: '{count, plural, one {# validador firmó} other {# validadores firmaron}} el bloque anterior',
  none: 'Aquí no se conocen bloques anteriores.',
  new: '{count, plural, one {# bloque nuevo} other {# bloques nuevos}}',
  block: 'Bloque {height}',
  opening: 'Bloque {height}: ',
  by: 'por',
  afterParent: '{seconds} s después del anterior',
  previous: 'Bloque anterior',
  next: 'Bloque siguiente',
  picture: 'En qué se usó el gas',
  pictureHint:
    'Cada campo es una transacción: su área es el gas usado, su color de qué trata; las fallidas van rayadas. La tabla de abajo dice lo mismo.',
  inBlock: 'Transacciones de este bloque',
  empty:
    'Este bloque no contiene transacciones: solo hace avanzar el reloj de la cadena y paga a quienes la aseguran.',
  notYet: 'El bloque {height} aún no existe',
  notYetText: 'El más reciente es {head}. Esta página se completará sola cuando llegue.',
  notYetEnded: 'El más reciente es {head}, y la grabación termina ahí.',
  before: 'El bloque {height} no está en el índice',
  beforeText: 'El índice empieza en el bloque {base}. Lo anterior no se conoce aquí.',
  toNewest: 'Al bloque más reciente',
} satisfies Texts<typeof english>
