/** Come with the script of wallets, not with the page. */
export const wallet = {
  title: 'Connect a wallet',
  about:
    'Nothing is signed by connecting: the site learns your address, and asks you before each transaction.',
  installed: 'Installed',
  others: 'Other wallets',
  install: 'Install',
  advanced: 'For developers',
  connecting: 'Confirm in {wallet}…',
  opening: 'Connecting…',
  close: 'Close',
  back: 'Back',
  connect: 'Connect',
  someWallet: 'the wallet',
  privateKey: 'Private key',
  privateKeyAbout:
    'It stays in the memory of this page alone and is gone when you load the page anew. Use one that guards nothing of worth.',
  privateKeyLabel: 'Private key, 64 hexadecimal digits',
  addressOnly: 'Address only',
  addressOnlyAbout: 'See the site as this account does. Nothing can be signed.',
  addressLabel: 'Address, inj1… or 0x…',
  trouble: {
    locked: 'Your wallet is currently locked. Please unlock your {wallet}.',
    wrongAddress: 'You are connected to the wrong address. Please reconnect!',
    wrongWallet: 'You are connected to the wrong wallet.',
    noAddresses: 'There are no addresses linked to this wallet.',
    notInstalled: 'Your wallet is not installed or its not unlocked',
    rejected: 'The request was rejected in {wallet}.',
    refused: '{wallet} says: {reason}',
    wrongNetwork: 'Your selected network is incorrect',
    ledgerBehind:
      'This account is on a Ledger behind the wallet, which can’t sign this way. Connect the Ledger itself.',
    notConnected: 'No wallet is connected.',
    watching: 'You are connected by address only: nothing can be signed. Connect a wallet.',
    noKey: 'This is no private key: it has 64 hexadecimal digits.',
    noAddress: 'This is no address of an account: it begins with inj1 or 0x.',
    restrictedAddress:
      'You cannot execute this transaction: this address is restricted. Pages can be read all the same.',
    restrictedCountry:
      'You cannot execute this transaction: transactions can’t be sent from the country that you are in. Pages can be read all the same.',
    unchecked: 'Whether you may send transactions from here could not be checked. Try again in a moment.',
  },
} as const
