/** Come with the script of acts, not with the page. */
export const acts = {
  title: 'Before you sign',
  close: 'Not now',
  sign: 'Sign and send',
  again: 'Try again',
  collect: 'Collect for later',
  cost: 'It costs at most {fee}',
  paidBy: 'Somebody else pays the fee, you pay nothing of it:',
  gas: 'for {gas} gas',
  signedBy: 'Signed by',
  memo: 'Memo:',
  inSubaccount: 'in subaccount {number}',
  stakedWith: 'staked with {validator}',
  wouldFail: 'It would not succeed.',
  pending: 'You have a pending transaction.',
  notes: {
    rewards: 'Rewards grow with every block: what is paid of them may be a little more.',
    orders:
      'Orders are matched at the end of their block: what is traded comes then, and what was put aside too much goes back.',
    logs: 'A contract tells in its logs what it moves, and this is what they say: INJ that it moves by itself, and what it tells nobody, will stand in its block.',
  },
  stages: {
    preparing: 'A node tries what it would do…',
    signing: 'Confirm in your wallet…',
    sending: 'It is sent…',
  },
  unanswered: {
    slow: 'The node took too long to try it. Try again in a moment.',
    noNode: 'There is no node here that could try it, so nothing can be sent.',
  },
  trouble: {
    authzAndAutoSign: 'Authz and auto-sign cannot be used together',
    unknownAccount:
      'The chain does not know this account yet: it pays its first fee once it has received something.',
    sequence: 'Another transaction of this account came first. Nothing was sent: please sign again.',
    otherActor:
      'This was filled in for another account than the one that acts now. Nothing was sent: fill it in again.',
    otherAccount:
      'Another account of the wallet has signed than the one that is connected. Nothing was sent: choose that one in the wallet, and sign again.',
    unpaid:
      'Nobody pays the fee for you any more. Nothing was sent: close this, and begin anew to pay it yourself.',
    unsignable: 'This wallet has no way to sign this. Connect one of Cosmos, such as Keplr or Leap.',
    nothing: 'There is nothing to sign.',
    noAnswer: 'The site gave no answer. Nothing was sent.',
    refused: 'It was not taken, and nothing has changed.',
    ownOnly: 'A call of the EVM is always your own: act for yourself again to send it.',
    notEthereum:
      'This wallet sends no calls of the EVM: connect one of Ethereum that does, such as MetaMask.',
    other: 'Something happened',
  },
  notices: {
    failed: 'The transaction failed',
    expired: 'No block has the transaction, and none will: you can sign it again',
    waited: 'No block has the call yet. Look in your wallet what became of it before you send it again',
    unsure: 'Nobody has said whether the transaction was taken. It is looked for up to block {height}',
  },
} as const
