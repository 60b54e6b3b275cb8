import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const cart: Texts<typeof english.cart> = {
  title: 'Acciones reunidas',
  count: '{count, plural, one {# acción reunida} other {# acciones reunidas}}',
  about:
    'Se envían juntas, en este orden: o suceden todas o ninguna. Se guardan mientras esta página esté abierta.',
  show: '{count, plural, one {Verla} other {Verlas}}',
  close: 'Ahora no',
  send: '{count, plural, one {Enviarla} other {Enviar las #}}',
  sooner: 'Hacer antes: {what}',
  later: 'Hacer después: {what}',
  remove: 'Quitar: {what}',
  memosLong:
    'Sus notas se envían como una sola, que puede tener {most} bytes como máximo y tiene {bytes}. Quita una acción que tenga nota y envíala aparte.',
}
