import type { VoteOption } from '@injsight/injsight-v1'

const names: Readonly<Record<string, string>> = { 1: 'yes', 2: 'abstain', 3: 'no', 4: 'veto' }

/**
 * A vote as its table keeps it.
 *
 * @example readOptions('1:0.7,3:0.3') // [{ option: 'yes', weight: '0.7' }, { option: 'no', weight: '0.3' }]
 */
export function readOptions(text: string): VoteOption[] {
  return text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [option = '', weight = '1'] = part.split(':')
      return {
        option: names[option] ?? option,
        weight: weight.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
      }
    })
}
