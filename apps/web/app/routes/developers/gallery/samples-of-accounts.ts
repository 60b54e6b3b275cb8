import type { Choice } from '../../../ui/chips.tsx'
import type { Section, SectionContent } from '../../../views/lists/section.ts'
import type { Transactions } from '../../../views/transactions/account-transactions.server.ts'
import type { Part } from '../../../page.server.ts'
import { account, lines } from './samples.ts'
import { lost } from './samples-of-changes.ts'

const columns = [
  { name: 'Asset', isNumber: false },
  { name: 'Amount', isNumber: true },
]
const whole: SectionContent = {
  table: {
    columns,
    rows: [
      {
        key: 'inj',
        cells: [
          { shown: [{ text: 'INJ', look: 'name' }], below: ['Native'] },
          { shown: [{ text: '46,838.722268…', title: '46838.722268188509333825', look: 'number' }] },
        ],
      },
      {
        key: 'long',
        cells: [
          {
            shown: [{ text: `factory/${account}/a-name-that-never-ends`, look: 'identifier' }],
            copy: account,
          },
          { shown: [{ text: '1', look: 'number' }] },
        ],
      },
    ],
  },
  empty: 'This account holds nothing.',
  warning: '',
  hint: '',
  pages: {
    file: '#csv',
    links: [
      { text: 'To the beginning', path: '#beginning' },
      { text: 'Next', path: '#more', rel: 'next' },
    ],
  },
}
const none: SectionContent = { ...whole, table: { columns, rows: [] }, pages: undefined }
const chart = {
  path: 'M0 150H200V40H600V90H1000',
  from: 'Nov-21-2026 03:19:27 AM +00:00',
  to: 'Nov-21-2026 03:46:06 AM +00:00',
  facts: [
    { name: 'Now', shown: ['46,838.722268…'] },
    { name: 'Highest', shown: ['50,004.938271…'] },
  ],
}

export const lists: Record<string, Pick<Section, 'group' | 'content'>> = {
  'with a name, a copy and a hint': {
    group: 'balances',
    content: { value: { ...whole, hint: 'What a hint says, fainter.' } },
  },
  'in part, with a warning': {
    group: 'balances',
    content: { value: { ...whole, warning: 'Not all of it is known: the index began later.' } },
  },
  'with the history of a balance': { content: { value: { ...whole, chart } } },
  'with nothing in it': { group: 'balances', content: { value: none } },
  'not to be had': { content: lost },
}

export const choices: Choice[] = ['All', 'Successful', 'Failed'].map((text, at) => ({
  text,
  path: `#${text}`,
  isChosen: at === 0,
}))

const pages = whole.pages ?? { file: '', links: [] }

export const transactions: Record<string, Part<Transactions>> = {
  'with lines': { value: { toldBy: '', lines: lines.slice(0, 3), empty: [], pages } },
  'with nothing in it': {
    value: { toldBy: '', lines: [], empty: ['Nothing yet: look at the newest blocks.'], pages: undefined },
  },
  'not to be had': lost,
}
