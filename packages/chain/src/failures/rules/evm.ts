import { identifier, listRules, quote, rule, token, words, type FailureRule } from '../rule.ts'

/** A contract's reason for taking everything back is a text of JSON in the log. */
const reason = rule('contract.refused', /"reason":("(?:[^"\\]|\\.)+")/, ([, json = '""']) => {
  const text = unquote(json)
  return text === undefined ? undefined : { text: words(text) }
})

const silent = rule('contract.reverted', /"vm_error":"execution reverted/)
const outOfGas = rule('gas.spent', /"vm_error":"out of gas|intrinsic gas too low/)

/** What stops the machine itself, in the words of its source. */
const machine = [
  rule('vm.opcode', /"vm_error":"invalid opcode: (?:opcode )?(\w+)/, ([, opcode]) => ({
    opcode: identifier(opcode),
  })),
  rule('vm.jump', /"vm_error":"invalid jump destination/),
  rule('vm.stack', /"vm_error":"stack (?:underflow|limit reached)/),
  rule('vm.depth', /"vm_error":"max call depth exceeded/),
  rule('vm.funds', /"vm_error":"insufficient balance for transfer/),
  rule('vm.collision', /"vm_error":"contract address collision/),
  rule('vm.large', /"vm_error":"max (?:init)?code size exceeded/),
  rule('vm.badCode', /"vm_error":"invalid code: must not begin with 0xef/),
  rule('vm.readOnly', /"vm_error":"write protection/),
  rule('gas.spent', /"vm_error":"(?:contract creation code storage out of gas|gas uint64 overflow)/),
]
const broke = quote('contract.broke', /"vm_error":"([^"]+)"/)
/** What came of running a contract; where it names an error of its own, the chain knows no code for that. */
export const evmRun: readonly FailureRule[] = [reason, silent, outOfGas, ...machine, broke]

// A token that was made and never minted is as little known to the bank as one that nobody made.
const noSupply = rule('denom.noSupply', /^unknown bank denom or zero supply/, (_, given) => {
  const denom = given?.message.findObject('token_pair')?.findText('bank_denom')
  return denom === undefined ? undefined : { denom: token(denom) }
})

/** Contracts of Ethereum's kind, and the tokens that are known on both sides. */
export const evmRules = {
  ...listRules('evm', {
    3: [...evmRun, 'contract.reverted'],
    10: 'feature.off',
    11: 'feature.off',
    12: 'coins.invalid',
    15: evmRun,
    18: 'gas.limit',
    20: 'gas.limit',
    22: 'gas.limit',
    24: 'signer.unauthorized',
  }),
  ...listRules('erc20', {
    2: 'pair.exists',
    3: [rule('authority.only', /invalid sender: expected inj1\w+, got/), 'token.admin'],
    6: 'bridge.address',
    7: [rule('pair.none', /^token pair for denom \S+ does not exist/), noSupply, 'denom.none'],
    9: 'denom.invalid',
  }),
}

function unquote(json: string): string | undefined {
  try {
    const text: unknown = JSON.parse(json)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
