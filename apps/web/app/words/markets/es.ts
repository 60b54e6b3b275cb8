import type { markets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const markets = {
  title: 'Mercados más activos',
  none: 'No se ha negociado nada en las últimas 24 horas. Lo que se negocie aparecerá aquí solo.',
  young: 'Las operaciones se cuentan desde el {moment}; las variaciones y los volúmenes son de ese tiempo.',
  fresh: 'desde su primera operación',
  last: 'Última operación en el bloque {height}',
  fills: '{count, plural, one {# ejecución} other {# ejecuciones}}',
  columns: {
    market: 'Mercado',
    price: 'Precio',
    change: '24 h',
    volume: 'Volumen, 24 h',
    line: 'Últimas 24 h',
  },
  kinds: {
    spot: 'Al contado',
    perpetual: 'Perpetuo',
    expiry: 'Futuros',
    binary: 'Opción binaria',
  },
  statuses: {
    Paused: 'en pausa',
    Demolished: 'cerrado',
    Expired: 'vencido',
  },
  went: {
    up: 'sube',
    down: 'baja',
  },
} satisfies Texts<typeof english>
