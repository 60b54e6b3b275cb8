import type { FieldShape } from '@injsight/chain'
import type { Parameter, Unfit, Wanted as WantedArgument } from '@injsight/evm'

/** What may stand in a field of a form about a contract. */
export type Rule =
  | { of: 'message'; shape: FieldShape }
  | { of: 'method'; parameter: Parameter }
  | { of: 'sender' | 'caller' | 'funds' | 'value' | 'slot' }

/** What a field must hold, to be said in words. */
export type Wanted =
  | WantedArgument
  | {
      kind:
        | 'text'
        | 'address'
        | 'number'
        | 'decimal'
        | 'binary'
        | 'object'
        | 'sender'
        | 'funds'
        | 'inj'
        | 'slot'
    }
  | { kind: 'choice' | 'variant'; choices: readonly string[] }

/** Why a text doesn't fit: where in it, what stands there, and what should. */
export type Wrong = Omit<Unfit, 'wanted'> & { wanted: Wanted }
