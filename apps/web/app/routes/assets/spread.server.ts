import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { percentOf } from '../../views/staking/percent.ts'
import type { Asset } from './shown-asset.ts'

/** How an asset is spread over who holds it: parts of the whole, in hundredths of a percent. */
export type Spread = { title: string; parts: { name: string; text: string; percent: number }[] }

/** undefined where its supply isn't known, or where there is nothing of it. */
export function viewSpread({ told, supply, holders, isLost }: Asset, naming: Naming): Spread | undefined {
  if (told === undefined || isLost || supply === '' || supply === '0' || told.top.length < 3) return undefined
  const t = translationsIn(naming.language, 'assets')
  const [first = 0n, ten = 0n, hundred = 0n] = told.top.map(BigInt)
  const sums = { first, ten: ten - first, hundred: hundred - ten, rest: BigInt(supply) - hundred }
  const shown = (['first', 'ten', 'hundred', 'rest'] as const).filter(
    (name) => name === 'first' || holders > least[name],
  )
  return {
    title: t('asset.spread'),
    parts: shown.map((name) => {
      const basis = Number((sums[name] * 10_000n) / BigInt(supply))
      const text = percentOf(sums[name], BigInt(supply))
      return { name: t(`asset.parts.${name}`), text, percent: basis / 100 }
    }),
  }
}

/** A part is there when more than so many hold it. */
const least = { ten: 1n, hundred: 10n, rest: 100n }
