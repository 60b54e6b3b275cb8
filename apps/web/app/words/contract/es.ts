import type { contract as english } from './en.ts'
import type { Texts } from '../words.ts'

export const contract = {
  said: '{kind, select, erc20 {Contrato del token {name}} erc721 {Contrato de los NFT {name}} erc1155 {Contrato de los tokens {name}} other {Contrato {name}}}',
  standard: 'Qué es',
  standards: {
    erc20: 'un token ERC-20',
    erc721: 'NFT ERC-721',
    erc1155: 'tokens de varios tipos, ERC-1155',
  },
  toToken: 'sus titulares y movimientos',
  face: 'En el banco',
  faceText: 'sus monedas son las de {denom}',
  lost: 'No se le cree',
  lostText:
    'Lo que escribió este contrato se contradice, así que lo que dice de los saldos ni se cuenta ni se muestra.',
  creator: 'Creado por',
  creatorUnknown: 'no se sabe: otro contrato, la propia cadena o alguien antes de que empezara el índice',
  code: 'Código',
  codeHash: 'Hash de su código',
  codeUnknown: 'No se conoce el código de este contrato.',
  download: 'Descargar en hexadecimal',
  parts: {
    label: 'Partes de este contrato',
    overview: 'Resumen',
    transactions: 'Transacciones',
    logs: 'Registros',
  },
  logs: 'Registros',
  events: 'Cuáles',
  allEvents: 'Todos los eventos',
  eventOf: 'Evento {topic}',
  none: 'Este contrato no ha escrito ningún registro.',
  noneLike: 'Este contrato no ha escrito ningún registro así.',
  noMore: 'No hay nada más en esta lista.',
  all: 'Mostrar todos',
  columns: {
    block: 'Bloque',
    time: 'Hora',
    hash: 'Transacción',
    place: 'N.º',
    event: 'Evento',
    values: 'Valores',
    topics: 'Temas',
    data: 'Datos',
  },
} satisfies Texts<typeof english>
