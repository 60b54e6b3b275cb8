import type { Piece } from '../../../language/written.ts'
import type { CallView } from '../../../views/ethereum/call.server.ts'
import type { LogView } from '../../../views/ethereum/logs.server.ts'
import type { ShownTable } from '../../../views/lists/table.ts'

const contract = '0x5DF1bd39631a590b9814bB890391E4208A0f798d'
const holder = '0xC2dB193c697C6881bb819755f39361fF8A90BF46'
const code = (text: string): Piece => ({ text, look: 'identifier' })
const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const values: ShownTable = {
  columns: ['Name', 'Type', 'Value'].map((name) => ({ name, isNumber: false })),
  rows: [
    {
      key: 'to',
      cells: [
        { shown: [code('to')] },
        { shown: [code('address')] },
        { shown: [code('inj1ctd3…d0cp5')], below: [code(holder)], copy: holder },
      ],
    },
    {
      key: 'value',
      cells: [
        { shown: [code('orders[0].quantity')] },
        { shown: [code('uint256')] },
        {
          shown: [{ text: '2.5 USDT', title: '2500000', look: 'number' }],
          below: [code('2500000')],
          copy: '2500000',
        },
      ],
    },
  ],
  narrow: 'values',
}

export const call: CallView = {
  facts: [
    { name: 'To', shown: [code(contract), ' · ', code('inj1thcm…wa5zn')], copy: contract },
    { name: 'Sends', shown: ['nothing'] },
    { name: 'Method', shown: [code('transfer(address,uint256)'), ' · guessed'] },
  ],
  arguments: { title: 'Arguments', table: values },
  bytes: [
    { name: 'Input', size: '68 bytes', hex: `0xa9059cbb${'0'.repeat(128)}`, note: '' },
    {
      name: 'Given back',
      size: '100,000 bytes',
      hex: `0x${'ab'.repeat(32)}`,
      note: 'the first of 100,000 bytes',
    },
  ],
}

const below = [code(contract)]

export const logs: LogView[] = [
  {
    index: 0,
    event: [code('Transfer(address,address,uint256)')],
    below,
    values,
    raw: [{ name: 'Topic 0', hex: topic }],
  },
  {
    index: 1,
    event: ['Event whose name is not known'],
    below,
    values: undefined,
    raw: [
      { name: 'Topic 0', hex: topic },
      { name: 'Data', hex: `0x${'0'.repeat(126)}2a` },
    ],
  },
  { index: 2, event: ['Event without a name'], below, values: undefined, raw: [] },
]
