import type { order as english } from './en.ts'
import type { Texts } from '../words.ts'

export const order = {
  name: 'Orden',
  said: '{side, select, buy {{who} quiso comprar {amount} a {price} en {market}} other {{who} quiso vender {amount} a {price} en {market}}}',
  filled: 'Ejecutado',
  average: 'Precio medio',
  fees: 'Comisiones que retuvo el exchange',
  rest: 'Aún en el libro',
  transaction: 'Enviada por',
  trigger: 'la activación de {order}',
  before: 'antes de que empezara el índice',
  cancelled: 'cancelada',
  someFills: 'Los servicios públicos no dicen todas sus ejecuciones.',
  hash: 'Hash de la orden',
  life: 'Su vida',
  who: 'Quién',
  chain: 'la propia cadena',
  pooled: 'la otra parte del bloque',
  why: {
    market:
      'Una orden de mercado toma lo que hay al final de su bloque, a {price} o mejor, y nunca espera: {left} no encontró contraparte.',
    resting: '{left} está en el libro, hasta que alguien negocie a {price}.',
    waiting: 'Entra en el libro cuando el precio de marca llega a {trigger}.',
    ended: '{left} no se ejecutó: {reason}.',
  },
  all: 'Órdenes de esta cuenta',
  absent: 'No hay ninguna orden {hash}',
  absentText:
    'Solo se conocen las órdenes que guardan las fuentes de este sitio. Un hash también puede ser de una transacción o de un bloque.',
} satisfies Texts<typeof english>
