import type { places as english } from './en.ts'
import type { Texts } from '../words.ts'

export const places = {
  title: 'Por dónde empezar',
  noSite: 'este sitio no la muestra',
  source: 'Fuente',
  sources: {
    index: 'el índice',
    public: 'los servicios públicos',
  },
  toldBy: {
    index: 'Lo dice el índice.',
    public: 'Lo dicen los servicios públicos.',
  },
  fateUntold: {
    now: 'por ahora no se sabe qué resultó',
    public: 'los servicios públicos no dicen qué resultó',
  },
  groups: {
    trading: 'Operaciones',
    network: 'Red',
    ecosystem: 'Ecosistema',
    developers: 'Desarrolladores',
  },
  links: {
    markets: 'Todos los mercados',
    busiest: 'Los mercados más activos',
    auction: 'La subasta más reciente',
    orders: 'Órdenes de creadores de mercado',
    swaps: 'Órdenes a precio de mercado',
    trades: 'Operaciones',
    blocks: 'Bloques',
    transactions: 'Transacciones',
    failed: 'Transacciones fallidas',
    factory: 'Tokens nuevos',
    raw: 'Descifrar o enviar una transacción en bruto',
    json: 'El último bloque en JSON',
    blocksCsv: 'Bloques en un archivo',
    transactionsCsv: 'Transacciones en un archivo',
  },
} satisfies Texts<typeof english>
