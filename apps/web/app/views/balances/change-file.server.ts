import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import type { ToldChanges } from '../../sources/transactions/changes.server.ts'
import { amount } from '../lists/cells.server.ts'
import { hasChanged, type ToldChange } from './changes.server.ts'

/** What a transaction or a block changed, as the lines of a file: balances, then deposits, those by their subaccounts. */
export function fileOfChanges(
  told: Pick<ToldChanges, 'changes' | 'deposits'>,
  naming: Naming,
): { columns: string[]; lines: (string | number | bigint)[][] } {
  const t = translationsIn(naming.language, 'changes')
  const account = translationsIn(naming.language, 'account')
  const columns = [
    t('account'),
    account('columns.subaccount'),
    account('denom'),
    account('columns.unit'),
    t('before'),
    t('after'),
    t('change'),
  ]
  const changed: ToldChange[] = [
    ...told.changes.map((one) => ({ ...one, subaccount: '' })),
    ...told.deposits.map(({ totalBefore, totalAfter, totalChange, ...one }) => ({
      ...one,
      before: totalBefore,
      after: totalAfter,
      change: totalChange,
    })),
  ]
  const lines = changed
    .filter(hasChanged)
    .map(({ account: whose, subaccount, denom, before, after, change }) => [
      whose,
      subaccount,
      denom,
      symbolOf(denom, naming),
      ...[before, after, change].map((told) => (told === '' ? '' : amount(denom, told, naming).file)),
    ])
  return { columns, lines }
}
