import { accountOf, denomOf, one, type Precompile } from './given.ts'

export const bank: Precompile = {
  address: '0x0000000000000000000000000000000000000064',
  abi: [
    'function balanceOf(address token, address account) view returns (uint256)',
    'function totalSupply(address token) view returns (uint256)',
    'function metadata(address token) view returns (string name, string symbol, uint8 decimals)',
    'function mint(address to, uint256 amount) payable returns (bool)',
    'function burn(address from, uint256 amount) payable returns (bool)',
    'function transfer(address from, address to, uint256 amount) payable returns (bool)',
    'function setMetadata(string name, string symbol, uint8 decimals) payable returns (bool)',
  ],
  deeds: {
    mint: (given, sender) =>
      one('/injective.tokenfactory.v1beta1.MsgMint', {
        sender: accountOf(sender),
        amount: { denom: denomOf(sender), amount: given.text('amount') },
        receiver: given.account('to'),
      }),
    burn: (given, sender) =>
      one('/injective.tokenfactory.v1beta1.MsgBurn', {
        sender: accountOf(sender),
        amount: { denom: denomOf(sender), amount: given.text('amount') },
        burnFromAddress: given.account('from'),
      }),
    transfer: (given, sender) =>
      one('/cosmos.bank.v1beta1.MsgSend', {
        from_address: given.account('from'),
        to_address: given.account('to'),
        amount: [{ denom: denomOf(sender), amount: given.text('amount') }],
      }),
    setMetadata: (given, sender) =>
      one('/injective.tokenfactory.v1beta1.MsgSetDenomMetadata', {
        sender: accountOf(sender),
        metadata: { base: denomOf(sender), name: given.text('name'), symbol: given.text('symbol') },
      }),
  },
}
