import { list, message, such, text, whole, type Of } from '../../define.ts'
import { cursor, limit, next, unknown } from '../accounts/of-account.ts'

const value = 'JSON, as the chain writes it'

export type Parameter = Of<typeof Parameter>
export const Parameter = message('Parameter', 'what a module of the chain goes by', {
  module: text(1, 'as the chain calls it, such as gov'),
  name: text(
    2,
    'as the chain calls it; those inside others by their path, such as chain_config.london_block',
  ),
  value: text(3, value),
  since: whole(4, 'height of the block that made it so; 0 for before the index began'),
  sinceTime: whole(5, 'of that block, milliseconds since 1970; 0 for before the index began'),
})

export const ListParametersRequest = message('ListParametersRequest', 'asks for all of them', {})

export type ListParametersResponse = Of<typeof ListParametersResponse>
export const ListParametersResponse = message('ListParametersResponse', 'parameters of all modules', {
  parameters: list(1, 'by module and name', Parameter),
  unknown,
})

export type ParameterChange = Of<typeof ParameterChange>
export const ParameterChange = message('ParameterChange', 'a parameter that was changed', {
  module: text(1, 'as the chain calls it'),
  name: text(2, 'as of a parameter'),
  before: text(3, `${value}; empty where nothing was known of it`),
  after: text(4, value),
  height: whole(5, 'height of the block'),
  time: whole(6, 'of the block, milliseconds since 1970'),
  proposal: whole(7, 'number of the proposal that carried it out; 0 for none'),
  title: text(8, 'of the proposal; empty where not known'),
  transactionHash: text(9, 'of the transaction that did it, upper-case hex; empty for none'),
})

export type ListParameterChangesRequest = Of<typeof ListParameterChangesRequest>
export const ListParameterChangesRequest = message(
  'ListParameterChangesRequest',
  'narrows the list, and names a page',
  {
    module: such('insurance', text(1, 'as the chain calls it; empty for all')),
    cursor,
    limit,
    name: text(4, 'of one parameter; empty for all'),
  },
)

export type ListParameterChangesResponse = Of<typeof ListParameterChangesResponse>
export const ListParameterChangesResponse = message('ListParameterChangesResponse', 'what was changed', {
  changes: list(1, 'the newest first', ParameterChange),
  next,
  unknown,
})
