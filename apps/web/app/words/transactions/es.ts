import type { transactions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const transactions = {
  title: 'Transacciones',
  filters: 'Filtros',
  all: 'Todas',
  success: 'Exitosas',
  failed: 'Fallidas',
  removeFilter: '(quitar este filtro)',
  none: 'Ninguna transacción conocida aquí cumple esto.',
} satisfies Texts<typeof english>
