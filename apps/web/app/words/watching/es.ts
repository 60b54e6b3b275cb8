import type { watching as english } from './en.ts'
import type { Texts } from '../words.ts'

export const watching = {
  title: 'Lo que vigilas',
  titleOf: 'Vigilar: {name}',
  account: 'Se te avisa de cada transacción que la nombra y de cada orden suya que se ejecuta.',
  transaction: 'Se te avisa en cuanto un bloque la tiene.',
  market:
    'Se te avisa cuando su precio alcanza el que fijes. Sin precio: cuando su negociación se detiene, sigue o termina.',
  marketsOnly:
    'Este sitio no tiene aquí un índice propio, y los servicios públicos solo cuentan de los mercados: no se pueden vigilar cuentas ni transacciones.',
  price: 'Precio',
  now: 'Su último precio es {price}',
  wrongPrice: 'Escribe en cifras un precio mayor que 0, por ejemplo 12.5.',
  samePrice: 'Ese es su precio ahora. Escribe uno que aún deba alcanzar.',
  watch: 'Vigilar',
  isWatched: 'Se vigila.',
  full: 'Ya vigilas {count} cosas. Quita antes una.',
  notKept:
    'Este navegador no guarda nada de este sitio, así que no se puede vigilar nada. Se cambia en sus ajustes.',
  list: 'Vigilado',
  nothing:
    'No vigilas nada. Las páginas de cuentas, de mercados y de transacciones que faltan tienen un botón para ello.',
  untilPrice: 'hasta que su precio sea {price}',
  quiet: 'Aún no se te ha avisado de nada.',
  done: 'Avisado. No vendrá nada más.',
  remove: 'Quitar',
  removeOf: 'Quitar: {name}',
  close: 'Cerrar',
  limits:
    'La lista se guarda solo en este navegador. Se te avisa mientras haya una página de Injsight abierta en alguna pestaña; mientras no la haya, o mientras el navegador deje dormir la pestaña, no se puede avisar de nada. Cuando vuelves se te cuenta lo que hicieron entretanto cuentas y transacciones, pero no qué precios hubo.',
  outside: 'Fuera de la página',
  outsideAsk: 'Avísame también fuera de la página',
  outsideOn: 'Tu navegador te avisa también cuando miras otra cosa.',
  outsideOff: 'Tu navegador no muestra notificaciones de este sitio. Se cambia en sus ajustes.',
  outsideNone: 'Este navegador solo puede avisarte dentro de la página.',
  reached: 'Su precio es {now} y ha alcanzado {price}.',
  trading: {
    Active: 'Se negocia.',
    Paused: 'Su negociación está detenida.',
    Expired: 'Ha vencido y ya no se negocia.',
    Demolished: 'Está cerrado y ya no se negocia.',
    other: 'Su estado es ahora {status}.',
  },
  included: 'Está en el bloque {height}: {said}',
  more: 'Y {count, plural, one {# transacción más} other {# transacciones más}}: su página las enumera.',
  traded: 'Sus órdenes se ejecutaron en el bloque {height}.',
  bought: 'Compró {quantity} en {market} a {price}',
  sold: 'Vendió {quantity} en {market} a {price}',
  moreTrades: '{said}, y {count, plural, one {# operación más} other {# operaciones más}} en ese bloque',
  failed: 'fallida',
  unsaid: 'Ocurrió algo; no se pudo cargar qué.',
} satisfies Texts<typeof english>
