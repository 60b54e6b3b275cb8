import type { StakeMove } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { joined } from '../../language/written.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { coin, nothing, validator, words } from '../lists/cells.server.ts'
import type { Cell } from '../lists/table.ts'

const kinds = [
  'delegate',
  'unbond',
  'redelegate',
  'cancel_unbonding_delegation',
  'complete_unbonding',
  'complete_redelegation',
  'create_validator',
  'unjail',
] as const

/** What was done with a stake. */
export function tellMove({ kind }: StakeMove, { language }: Naming): Cell {
  const known = kinds.find((one) => one === kind)
  return known === undefined ? words([kind]) : words([translationsIn(language, 'staking')(`moves.${known}`)])
}

/** The validator, or from which it went to which. */
export function tellWay({ validator: source, destination }: StakeMove, naming: Naming): Cell {
  const from = validator(source, naming)
  if (destination === '') return from
  const shown = joined([from.shown, validator(destination, naming).shown], ' → ')
  return { shown, file: `${source} → ${destination}` }
}

export function amountMoved({ amount, kind }: StakeMove, denom: string, naming: Naming): Cell {
  if (kind === 'unjail')
    return { ...nothing, shown: [translationsIn(naming.language, 'staking')('noneMoved')] }
  return amount === '' || amount === '0' ? nothing : coin(denom, amount, naming)
}
