import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  'contract.reverted': 'El contrato lo rechazó sin dar un motivo con palabras',
  'pair.exists': 'El token ya tiene su equivalente en la EVM',
}
