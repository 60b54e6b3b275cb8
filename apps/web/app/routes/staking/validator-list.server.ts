import { sayUnknown } from '../../views/lists/say-unknown.server.ts'
import { formatUnits } from '@injsight/chain'
import type { ListValidatorsResponse } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import type { ChoiceGroup } from '../../views/markets/choice-groups.tsx'
import { toShown } from '../../views/lists/table.ts'
import type { SectionContent } from '../../views/lists/section.ts'
import { countHolding, layOutShares } from '../../views/staking/concentration.ts'
import { percentOf } from '../../views/staking/percent.ts'
import { chooseValidators } from './choose-validators.server.ts'
import type { ShownShares } from './share-bar.tsx'
import { queryOfValidators, sorts, states, type ValidatorChoice } from './read-validator-choice.ts'
import { tableOfValidators } from './validator-table.server.ts'

/** The page of validators in words. */
export function viewValidatorList(
  told: ListValidatorsResponse,
  choice: ValidatorChoice,
  naming: Naming,
  pictures?: ReadonlyMap<string, string>,
) {
  const t = translationsIn(naming.language, 'staking')
  const set = told.validators.filter(({ status }) => status === 'bonded')
  const bonded = formatUnits(told.bonded || '0', naming.names.tokens.get(told.denom)?.decimals ?? 0, {
    group: true,
    maxDecimals: 2,
  })
  return {
    about: t('about', { set: set.length, bonded, unit: symbolOf(told.denom, naming) }),
    shares: set.length === 0 ? undefined : viewShares(told, naming),
    content: viewContent(told, choice, naming, pictures),
  }
}

function viewShares({ validators, bonded }: ListValidatorsResponse, { language }: Naming): ShownShares {
  const t = translationsIn(language, 'staking')
  const set = validators.filter(({ status }) => status === 'bonded')
  const powers = set.map(({ tokens }) => BigInt(tokens || 0))
  const pieces = layOutShares(powers)
  return {
    title: t('shares'),
    text: t('concentration', {
      third: countHolding(powers, [1n, 3n]),
      most: countHolding(powers, [2n, 3n]),
    }),
    marks: { third: t('third'), twoThirds: t('twoThirds') },
    pieces: set.flatMap(({ operator, moniker, tokens }, at) => {
      const share = percentOf(BigInt(tokens || 0), BigInt(bonded || 0))
      const piece = pieces[at]
      if (piece === undefined) return []
      return [{ ...piece, name: isolateName(moniker || operator), share, to: `/validator/${operator}/` }]
    }),
  }
}

function viewContent(
  told: ListValidatorsResponse,
  choice: ValidatorChoice,
  naming: Naming,
  pictures: ReadonlyMap<string, string> | undefined,
): SectionContent {
  const chosen = chooseValidators(told.validators, choice)
  const query = formatQuery(queryOfValidators(choice))
  return {
    table: toShown(tableOfValidators(chosen, told, naming, pictures), Infinity),
    empty: translationsIn(naming.language, 'staking')('none'),
    warning: sayUnknown(told.unknown, naming.language),
    hint: '',
    pages: { file: pathIn(naming.language, `/validators.csv${query}`), links: [] },
  }
}

/** What narrows and sorts the list. */
export function listValidatorChoices(
  choice: ValidatorChoice,
  { language }: Pick<Naming, 'language'>,
): ChoiceGroup[] {
  const t = translationsIn(language, 'staking')
  const pathWith = (other: Partial<ValidatorChoice>) =>
    pathIn(language, `/validators/${formatQuery(queryOfValidators({ ...choice, ...other }))}`)
  return [
    {
      name: t('state'),
      choices: (['', ...states] as const).map((state) => ({
        text: state === '' ? t('all') : t(`states.${state}`),
        path: pathWith({ state }),
        isChosen: choice.state === state,
      })),
    },
    {
      name: t('sort'),
      choices: sorts.map((sort) => ({
        text: t(`sorts.${sort}`),
        path: pathWith({ sort }),
        isChosen: choice.sort === sort,
      })),
    },
  ]
}
