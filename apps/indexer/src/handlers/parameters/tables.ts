import { stateTable } from '#src/state/tables.ts'

/** What the modules of the chain go by, one row to each parameter; those inside others by their path: `a.b`. */
export const parameters = stateTable(
  'parameters',
  { module: 'text', name: 'text' },
  {
    value: 'json', // as the chain writes it
    since: 'int8', // height of the block that made it so; 0 for before the index began
  },
)

/** What became of them: a row for each parameter that a message left otherwise than it was. */
export const parameterChanges = stateTable(
  'parameter_changes',
  { seq: 'int8', module: 'text', name: 'text' },
  {
    before: 'json?', // null where nothing was known of it
    after: 'json',
    proposal: 'int8', // that carried it out; 0 for none
  },
)
