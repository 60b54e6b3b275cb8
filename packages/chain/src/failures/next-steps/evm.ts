import type { evm as failures } from '../patterns/evm/en.ts'
import type { steps } from '../patterns/steps/en.ts'

export const evm: Record<keyof typeof failures, keyof typeof steps> = {
  'contract.reverted': 'checkGiven',
  'pair.exists': 'nothing',
}
