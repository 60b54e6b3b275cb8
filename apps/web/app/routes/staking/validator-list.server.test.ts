// @vitest-environment node
import { ListedValidator, ListValidatorsResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { toNames } from '../../sources/names/names.server.ts'
import { viewValidatorList } from './validator-list.server.ts'

const names = toNames({ tokens: [], decimals: [], markets: [], validators: [], former: [] })
const [alpha, beta] = [
  'injvaloper156t3yxd4udv0h9gwagfcmwnmm3quy0nph7tyh5',
  'injvaloper1d770t3em7hx0kecj3cn4pfupzqdufpqyjkxr84',
]
const validators = [alpha, beta].map((operator) =>
  ListedValidator.create({ operator, moniker: operator.slice(-4), status: 'bonded', tokens: '7' }),
)

test('[ASSET-04] a validator that a list has a picture of goes with it, others without', () => {
  const told = { ...ListValidatorsResponse.create(), validators, denom: 'inj', bonded: '14' }
  const { content } = viewValidatorList(
    told,
    { state: '', sort: 'power' },
    { language: 'en', names },
    new Map([[alpha, 'id-of/it']]),
  )
  const pictures = content.table?.rows.map(({ cells }) => cells.map(({ picture }) => picture).filter(Boolean))
  expect(pictures).toEqual([['/picture/id-of%2Fit'], []])
})

test('delegators that the index stopped counting are as many and more, and a dash where nobody tells', () => {
  const many = [10_000, 9999, -1].map((delegators, at) =>
    ListedValidator.create({
      operator: validators[at % 2]?.operator,
      moniker: `of ${delegators}`,
      delegators,
    }),
  )
  const told = { ...ListValidatorsResponse.create(), validators: many, denom: 'inj', bonded: '14' }
  const { content } = viewValidatorList(told, { state: '', sort: 'delegators' }, { language: 'en', names })
  const shown = content.table?.rows.map(({ cells }) => cells.map((cell) => plainText(cell.shown)))
  expect(shown?.map((cells) => cells.at(-2))).toEqual(['10,000+', '9,999', '—'])
})
