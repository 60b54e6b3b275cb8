import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const wallet = {
  title: 'Conectar una cartera',
  about: 'Conectar no firma nada: el sitio conoce tu dirección y te pregunta antes de cada transacción.',
  installed: 'Instaladas',
  elsewhere: 'Fuera de este navegador',
  others: 'Otras carteras',
  install: 'Instalar',
  advanced: 'Para desarrolladores',
  connecting: 'Confirma en {wallet}…',
  opening: 'Conectando…',
  close: 'Cerrar',
  back: 'Volver',
  connect: 'Conectar',
  someWallet: 'la cartera',
  privateKey: 'Clave privada',
  privateKeyAbout:
    'Queda solo en la memoria de esta página y desaparece cuando la cargas de nuevo. Usa una que no guarde nada de valor.',
  privateKeyLabel: 'Clave privada, 64 dígitos hexadecimales',
  addressOnly: 'Solo dirección',
  addressOnlyAbout: 'Ve el sitio como lo ve esta cuenta. No se puede firmar nada.',
  addressLabel: 'Dirección, inj1… o 0x…',
  choose: '¿Qué direcciones muestra tu {wallet}?',
  getAddresses: 'Obtener direcciones',
  more: 'Obtener más',
  askDevice: 'Desbloquea tu {wallet} y abre su aplicación de Ethereum.',
  email: 'Correo electrónico',
  emailLabel: 'Dirección de correo electrónico',
  sendCode: 'Continuar',
  code: 'Código',
  codeAbout: 'Se envió un código a {email}.',
  continueWith: 'Continuar con {provider}',
  emailAbout: 'Tu cartera la guarda {keepers} y se abre con un mensaje a esta dirección.',
  olderAccount:
    'Este correo también tiene una cuenta anterior en Magic: cierra la sesión y conecta por correo para usarla.',
  trouble: {
    locked: 'Tu cartera está bloqueada. Desbloquea tu {wallet}.',
    wrongAddress: 'Estás conectado a la dirección equivocada. ¡Vuelve a conectar!',
    wrongWallet: 'Estás conectado a la cartera equivocada.',
    noAddresses: 'No hay direcciones vinculadas a esta cartera.',
    notInstalled: 'Tu cartera no está instalada o no está desbloqueada',
    rejected: 'La petición fue rechazada en {wallet}.',
    refused: '{wallet} dice: {reason}',
    deviceAway:
      'Conecta tu {wallet} y desbloquéalo{wallet, select, Ledger {, y abre su aplicación Ethereum} other {}}.',
    deviceStuck: 'Tu {wallet} no responde. Reinícialo y vuelve a conectarlo.',
    wrongNetwork: 'La red que elegiste no es la correcta',
    ledgerBehind:
      'Esta cuenta está en un Ledger detrás de la cartera, que no puede firmar de este modo. Conecta el propio Ledger.',
    notConnected: 'No hay ninguna cartera conectada.',
    watching: 'Estás conectado solo por dirección: no se puede firmar nada. Conecta una cartera.',
    noKey: 'Esto no es una clave privada: tiene 64 dígitos hexadecimales.',
    noAddress: 'Esto no es la dirección de una cuenta: empieza por inj1 o 0x.',
    restrictedAddress:
      'No puedes ejecutar esta transacción: la dirección está restringida. Las páginas se pueden leer igualmente.',
    restrictedCountry:
      'No puedes ejecutar esta transacción: no se pueden enviar transacciones desde el país en el que estás. Las páginas se pueden leer igualmente.',
    unchecked:
      'No se pudo comprobar si puedes enviar transacciones desde aquí. Inténtalo de nuevo en un momento.',
    windowBlocked:
      'Tu navegador ha bloqueado la ventana de {wallet}. Permite las ventanas de este sitio e inténtalo de nuevo.',
    noUsb: 'Este navegador no puede hablar con dispositivos. Usa Chrome o Edge en un ordenador, por https.',
    noAccounts: 'Quien conoce las cuentas por correo no respondió. Inténtalo más tarde.',
  },
} satisfies Texts<typeof english.wallet>
