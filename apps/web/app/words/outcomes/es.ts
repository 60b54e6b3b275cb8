import type { outcomes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const outcomes = {
  cut: 'Hay más: se muestran los primeros {count}. Con más letras se encuentran menos.',
  lists: {
    assets: 'Activos con ese nombre',
    markets: 'Mercados con ese nombre',
    contracts: 'Contratos con ese nombre',
  },
  valid: {
    title: 'No se encontraron resultados',
    text: 'Tu búsqueda no coincide con ningún bloque, transacción, activo o dirección.',
  },
  blockInvalid: {
    title: 'Altura de bloque no válida',
    text: 'Tu búsqueda no coincide con el formato de una altura de bloque: es un número entero a partir de 1. Vuelve a escribirla.',
  },
  blockNotFound: {
    title: 'Bloque no encontrado',
    text: 'La cadena aún no tiene un bloque de esa altura.',
  },
  accountInvalid: {
    title: 'Dirección de cuenta no válida',
    text: 'Tu búsqueda no coincide con el formato de una dirección de cuenta: hay un carácter erróneo, sobra alguno o falta. Vuelve a escribirla.',
  },
  accountNotFound: {
    title: 'Cuenta no encontrada',
    text: 'Ninguna transacción ha mencionado esta dirección hasta ahora.',
  },
  contractInvalid: {
    title: 'Dirección de contrato no válida',
    text: 'La dirección de un contrato empieza por inj1, y en esta hay un carácter erróneo o falta alguno. Vuelve a escribirla.',
  },
  contractNotFound: {
    title: 'Contrato no encontrado',
    text: 'Ningún contrato de la cadena tiene esta dirección.',
  },
  wasmCodeInvalid: {
    title: 'Identificador de código no válido',
    text: 'El identificador de un código es un número entero a partir de 1. Vuelve a escribirlo.',
  },
  wasmCodeNotFound: {
    title: 'Código no encontrado',
    text: 'Hasta ahora no se ha guardado ningún código con este identificador.',
  },
  transactionNotFound: {
    title: 'Transacción no encontrada',
    text: 'Ninguna transacción ni bloque tiene este hash. Una transacción recién enviada tarda unos segundos.',
  },
  invalidTransactionHash: {
    title: 'Hash de transacción no válido',
    text: 'Tu búsqueda no coincide con el formato de una transacción, de un hash de bloque ni de un id de subcuenta: todos tienen 64 dígitos hexadecimales. Vuelve a escribirlo.',
  },
  ibcInvalid: {
    title: 'Activo IBC no válido',
    text: 'Tu búsqueda no coincide con el formato de un activo IBC: ibc/ y 64 dígitos hexadecimales.',
  },
  bridgedInvalid: {
    title: 'Activo puenteado no válido',
    text: 'Tu búsqueda no coincide con el formato de un activo ERC20 puenteado: peggy, 0x y 40 dígitos hexadecimales.',
  },
} satisfies Texts<typeof english>
