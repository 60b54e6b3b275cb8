import type { community as english } from './en.ts'
import type { Texts } from '../words.ts'

export const community = {
  title: 'Fondo comunitario',
  description: 'Qué tiene el fondo comunitario de Injective, quién le dio y en qué lo gastó la gobernanza.',
  about:
    'Monedas que son de todos: una parte de las comisiones y de las monedas nuevas de cada bloque, y lo que la gente da. La gobernanza decide en qué se gastan.',
  held: 'En el fondo',
  heldNow: 'Queda en el fondo',
  pool: 'Fondo comunitario',
  blocks: 'La parte de cada bloque y lo que había antes',
  picture: 'De quién vino y a quién fue',
  pictureAlt:
    '{asset} que llegó al fondo comunitario de {sources, plural, one {# origen} other {# orígenes}} y fue a {targets, plural, one {# destino} other {# destinos}}; la tabla de abajo los tiene todos.',
  noPicture: 'Nadie dio al fondo ni recibió de él en este tiempo.',
  cut: 'Se cuentan las {count} donaciones y gastos más recientes.',
  more: '{count} más',
  asset: 'Activo',
  list: 'Hacia y desde el fondo',
  none: 'No se encontraron registros',
  noneLike: 'No se encontraron registros. No se movió nada parecido.',
  hint: 'Lo que cada bloque da al fondo no está en ninguna lista: es una parte de las comisiones y monedas nuevas de cada bloque.',
  search: 'Cuenta',
  direction: 'Sentido',
  both: 'Ambos sentidos',
  to: 'Hacia el fondo',
  from: 'Desde el fondo o la distribución',
  kinds: {
    given: 'donación',
    given_to_validator: 'donación a quienes delegan en un validador',
    spent: 'gastado por la gobernanza',
    trading_rewards: 'reservado para recompensas de trading',
    rewards: 'recompensas de una delegación',
    commission: 'comisión de un validador',
  },
  columns: {
    to: 'A',
    from: 'De',
    amount: 'Cantidad',
    time: 'Hora',
    block: 'Altura del bloque',
    what: 'Qué',
    times: 'Veces',
    asset: 'Activo',
  },
} satisfies Texts<typeof english>
