import { formatEthereumAddress } from '../../../addresses/addresses.ts'
import { formatUnits } from '../../../amounts/amounts.ts'
import { account, amount, howMany, identifier } from '../../parts.ts'
import { tell, type RuleContext } from '../../rule.ts'
import type { KnownToken, Part, Sentence, SentenceContext, SentenceKey } from '../../sentence.ts'
import { accountOf, contractOf, findContract } from './contract.ts'
import type { Call } from './read-call.ts'

/** `to` is the contract, `value` what was sent along. */
type TokenCall = Pick<Call, 'signature' | 'arguments'> & { sender: string; to: string; value: string }

type About = { sender: string; to: string; value: string; token: KnownToken; context: RuleContext }
type Deed = (given: readonly string[], about: About) => Sentence | undefined

/**
 * What a call means where its contract is known to keep tokens, and the method is one that all of them have.
 * Undefined for all others: the same bytes may mean anything to another contract.
 */
export function tellTokenCall(call: TokenCall, context: RuleContext): Sentence | undefined {
  const { sender, to, value, signature = '', arguments: values } = call
  const token = findToken(to, context)
  const deeds = token?.standard && ofStandard[token.standard]
  if (!token || !deeds || !values || !Object.hasOwn(deeds, signature)) return undefined
  const given = values.map((one) => (typeof one.value === 'object' ? '' : String(one.value)))
  if (value !== '0' && signature !== wrapping) return undefined
  return deeds[signature]?.(given, { sender, to, value, token, context })
}

/** The token that a contract keeps. One whose balances the bank keeps has a denom with its address in it. */
export function findToken(
  to: string,
  context: Pick<SentenceContext, 'contracts' | 'tokens'>,
): KnownToken | undefined {
  const known = findContract(to, context)?.token
  if (known) return known
  const token = context.tokens.find(`erc20:${formatEthereumAddress(to)}`)
  return token?.decimals === undefined
    ? undefined
    : { symbol: token.symbol, decimals: token.decimals, standard: 'erc20', denom: token.denom }
}

const wrapping = 'deposit()'

const erc20: Readonly<Record<string, Deed>> = {
  'transfer(address,uint256)': ([to = '', value = ''], about) => move(about.sender, to, value, about),
  'transferFrom(address,address,uint256)': ([from = '', to = '', value = ''], about) =>
    move(accountOf(from), to, value, about),
  'approve(address,uint256)': ([spender = '', value = ''], about) => allow(spender, value, about),
  'increaseAllowance(address,uint256)': ([spender = '', value = ''], about) =>
    say('erc20.allowMore', about, { spender: named(spender), amount: amountOf(value, about) }),
  'decreaseAllowance(address,uint256)': ([spender = '', value = ''], about) =>
    say('erc20.allowLess', about, { spender: named(spender), amount: amountOf(value, about) }),
  'mint(address,uint256)': ([to = '', value = ''], about) => {
    const minted = { amount: amountOf(value, about) }
    const receiver = accountOf(to)
    if (receiver === about.sender) return say('token.mint', about, minted)
    return say('token.mintFor', about, { ...minted, receiver: account(receiver) })
  },
  'burn(uint256)': ([value = ''], about) => say('token.burn', about, { amount: amountOf(value, about) }),
  'burnFrom(address,uint256)': ([from = '', value = ''], about) =>
    say('token.burnFrom', about, { owner: named(from), amount: amountOf(value, about) }),
  [wrapping]: (_, about) =>
    say('erc20.wrap', about, {
      amount: amount({ denom: 'inj', amount: about.value }),
      token: ofToken(about),
    }),
  'withdraw(uint256)': ([value = ''], about) =>
    say('erc20.unwrap', about, { amount: amountOf(value, about) }),
}

// Who moves a token by its contract or by the bank does the same.
function move(owner: string, to: string, value: string, about: About): Sentence {
  const parts = { amount: amountOf(value, about) }
  const recipient = accountOf(to)
  if (owner !== about.sender) {
    const parties = { owner: account(owner), recipient: account(recipient) }
    return say('erc20.transferFrom', about, { ...parts, ...parties })
  }
  if (recipient === owner) return say('bank.sendToSelf', about, parts)
  return say('bank.send', about, { ...parts, recipient: account(recipient) })
}

// Nothing has half as many units: whoever allows that much sets no limit.
const unlimited = 2n ** 255n

function allow(spender: string, value: string, about: About): Sentence {
  const parts = { spender: named(spender) }
  if (value === '0') return say('erc20.revoke', about, { ...parts, token: ofToken(about) })
  if (BigInt(value) >= unlimited) return say('erc20.approveAll', about, { ...parts, token: ofToken(about) })
  return say('erc20.approve', about, { ...parts, amount: amountOf(value, about) })
}

const erc721: Readonly<Record<string, Deed>> = {
  'transferFrom(address,address,uint256)': sendNft,
  'safeTransferFrom(address,address,uint256)': sendNft,
  'safeTransferFrom(address,address,uint256,bytes)': sendNft,
  'approve(address,uint256)': ([to = '', id = ''], about) =>
    /^0x0*$/.test(to)
      ? say('erc721.revoke', about, { id: identifier(id), contract: ofToken(about) })
      : say('erc721.approve', about, { spender: named(to), id: identifier(id), contract: ofToken(about) }),
  'setApprovalForAll(address,bool)': allowAll,
  'mint(address,uint256)': mintNft,
  'safeMint(address,uint256)': mintNft,
  'burn(uint256)': ([id = ''], about) =>
    say('erc721.burn', about, { id: identifier(id), contract: ofToken(about) }),
}

function sendNft([from = '', to = '', id = '']: readonly string[], about: About): Sentence {
  const owner = accountOf(from)
  const parts = { id: identifier(id), contract: ofToken(about), recipient: named(to) }
  if (owner === about.sender) return say('nft.send', about, parts)
  return say('erc721.sendOf', about, { ...parts, owner: account(owner) })
}

function mintNft([to = '', id = '']: readonly string[], about: About): Sentence {
  return say('nft.mint', about, { id: identifier(id), contract: ofToken(about), recipient: named(to) })
}

function allowAll([operator = '', approved = '']: readonly string[], about: About): Sentence {
  const key = approved === 'true' ? 'erc721.approveAll' : 'erc721.revokeAll'
  return say(key, about, { spender: named(operator), contract: ofToken(about) })
}

const erc1155: Readonly<Record<string, Deed>> = {
  'setApprovalForAll(address,bool)': allowAll,
  'safeTransferFrom(address,address,uint256,uint256,bytes)': (
    [from = '', to = '', id = '', value = ''],
    about,
  ) =>
    accountOf(from) === about.sender
      ? say('erc1155.send', about, {
          amount: howMany(value),
          id: identifier(id),
          contract: ofToken(about),
          recipient: named(to),
        })
      : undefined,
}

const ofStandard = { erc20, erc721, erc1155 }

function say(key: SentenceKey, { sender, context }: About, parts: Record<string, Part>): Sentence {
  return tell(key, context, { sender: account(sender), ...parts })
}

const named = (address: string) => account(accountOf(address))

function ofToken({ to, token, context }: About): Part {
  return contractOf(to, context, token.standard === 'erc20' ? token.symbol : undefined)
}

// A contract may say any number, and none has more digits than this to show.
const mostDecimals = 36

function amountOf(value: string, { to, token }: Pick<About, 'to' | 'token'>): Part {
  const { denom } = token
  return denom === undefined ? amountBy(to, value, token) : amount({ denom, amount: value })
}

/** As much of a token as only its contract counts; in the smallest unit where nobody knows the token. */
export function amountBy(address: string, value: string, token: KnownToken | undefined): Part {
  const { symbol, decimals } = token ?? { symbol: '', decimals: 0 }
  const contract = formatEthereumAddress(address)
  if (symbol === '' || decimals > mostDecimals) return { kind: 'tokens', value, contract }
  return { kind: 'tokens', value: formatUnits(value, decimals), symbol, contract }
}
