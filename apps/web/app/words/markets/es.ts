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
  list: {
    heading: 'Mercados',
    about:
      '{open} de {all, plural, one {# mercado está abierto} other {# mercados están abiertos}}. {fills, plural, one {# ejecución} other {# ejecuciones}} en las últimas 24 horas.',
    pages: 'Páginas sobre mercados',
    info: 'Datos de los mercados',
    realtime: 'Tasa de financiación en vivo',
    history: 'Historial de tasas de financiación',
    rules: 'Reglas de negociación',
    kind: 'Tipo',
    all: 'Todos',
    state: 'Estado',
    open: 'Abiertos',
    closed: 'Cerrados o en pausa',
    sort: 'Ordenados por',
    sorts: {
      busiest: 'Ejecuciones',
      volume: 'Volumen',
      change: 'Variación',
      price: 'Precio',
      name: 'Nombre',
    },
    search: 'Ticker o id de un mercado',
    find: 'Buscar',
    noMatch: 'Entre estos no hay tal mercado. Todos están en «Todos».',
  },
} satisfies Texts<typeof english>
