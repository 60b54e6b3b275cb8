// What the EVM's bytes mean, once somebody who knows the ABIs has read them: package `evm` makes these, sentences and
// failures tell them.

/** A value of a call, log or error: numbers as decimal text, addresses and bytes as hex. */
export type EvmValue = string | boolean | EvmValue[] | { fields: EvmArgument[] }

export type EvmArgument = { name: string; type: string; value: EvmValue }

/** What a contract was asked. */
export type EvmCall = {
  /** The first four bytes of the input; less where it has less. */
  selector: string
  method?: string
  /** Its name and types: `transfer(address,uint256)`. */
  signature?: string
  /** Missing where the input doesn't hold what the method takes. */
  arguments?: EvmArgument[]
  /** By the ABI of that contract; or guessed, because methods of that selector usually are this one. */
  known?: 'contract' | 'selector'
  /** What the contract is called where its ABI is known. */
  contract?: string
}

/** With what words a contract took everything back. */
export type EvmRevert =
  | { kind: 'words'; text: string }
  /** Of the language: `code` says of what, 17 is a number that grew too large. */
  | { kind: 'panic'; code: bigint }
  /** An error that the contract declares itself. */
  | { kind: 'custom'; name: string; arguments: EvmArgument[]; known: 'contract' | 'selector' }
  | { kind: 'unknown'; selector: string }
  | { kind: 'empty' }
