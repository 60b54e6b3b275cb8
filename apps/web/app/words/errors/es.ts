import type { errors as english } from './en.ts'
import type { Texts } from '../words.ts'

export const errors = {
  page: 'Página no encontrada: {given}',
  query: 'No se entiende la parte de la dirección tras el signo de interrogación: {given}',
  withoutQuery: 'La página sin esa parte',
  quoted: '{cause} «{words}»',
  causes: {
    down: 'No se puede llegar a la fuente de este dato.',
    slow: 'La fuente de este dato no respondió a tiempo.',
    busy: 'La fuente de este dato recibe demasiadas peticiones; prueba de nuevo dentro de un momento.',
    unable: 'La fuente de este dato no puede darlo en este momento.',
    unreadable: 'No se puede leer lo que respondió la fuente de este dato.',
    absent: 'La fuente no tiene este dato.',
  },
  absent: {
    block: 'Las fuentes de este sitio no conocen ningún bloque con el hash «{given}»',
    transaction: 'Las fuentes de este sitio no conocen ninguna transacción con el hash «{given}»',
    contract: 'Las fuentes de este sitio no conocen ningún contrato en «{given}»',
    code: 'No se ha guardado ningún código con el identificador «{given}»',
    proposal: 'No hay ninguna propuesta «{given}»',
    validator: 'Ningún validador tiene la dirección «{given}»',
    collection: 'No hay NFT en «{given}»',
    channel: 'Las fuentes de este sitio no conocen el canal «{given}»',
    client: 'Las fuentes de este sitio no conocen ningún cliente «{given}» de otra cadena',
    connection: 'Las fuentes de este sitio no conocen la conexión «{given}»',
    packet: 'Las fuentes de este sitio no conocen el paquete «{given}»',
    deposit: 'Las fuentes de este sitio no conocen el depósito «{given}» desde Ethereum',
    withdrawal: 'Las fuentes de este sitio no conocen el retiro «{given}» hacia Ethereum',
    batch: 'Las fuentes de este sitio no conocen el lote de retiros «{given}»',
    auction: 'No ha habido ninguna subasta de la ronda «{given}»',
    feed: 'Ningún oráculo da el precio de «{given}»',
    module: 'Ningún módulo «{given}» tiene parámetros',
  },
  malformed: {
    block:
      '«{given}» no es la altura de un bloque (un número entero a partir de 1) ni un hash de 64 dígitos hexadecimales',
    transaction: '«{given}» no es el hash de una transacción: un hash tiene 64 dígitos hexadecimales',
    account: '«{given}» no es la dirección de una cuenta: falta, sobra o está mal un carácter',
    contract:
      '«{given}» no es la dirección de un contrato: una dirección empieza por inj1 o 0x, sin caracteres erróneos ni ausentes',
    code: '«{given}» no es el identificador de un código: el identificador es un número entero a partir de 1',
    proposal: '«{given}» no es el número de una propuesta: el número es un entero a partir de 1',
    validator:
      '«{given}» no es la dirección de un validador: una dirección empieza por injvaloper1, sin caracteres erróneos ni ausentes',
    packet: '«{given}» no nombra ningún paquete: hacen falta un puerto, un canal y un número entero',
    transfer: '«{given}» no es un número asignado por el puente: el número es un entero a partir de 1',
    auction: '«{given}» no es el número de una ronda: el número es un entero a partir de 0',
  },
} satisfies Texts<typeof english>
