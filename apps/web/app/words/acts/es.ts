export const acts = {
  title: 'Antes de firmar',
  close: 'Ahora no',
  sign: 'Firmar y enviar',
  again: 'Intentar de nuevo',
  collect: 'Reunir para después',
  cost: 'Cuesta como máximo {fee}',
  paidBy: 'Otra cuenta paga la comisión; tú no pagas nada de ella:',
  gas: 'por {gas} de gas',
  signedBy: 'Firma',
  memo: 'Nota:',
  inSubaccount: 'en la subcuenta {number}',
  stakedWith: 'en staking con {validator}',
  wouldFail: 'No tendría éxito.',
  pending: 'Tienes una transacción pendiente.',
  notes: {
    rewards: 'Las recompensas crecen con cada bloque: puede que recibas un poco más.',
    orders:
      'Las órdenes se cruzan al final de su bloque: entonces llega lo negociado y vuelve lo que se apartó de más.',
    logs: 'Un contrato dice en sus registros lo que mueve, y esto es lo que dicen: los INJ que mueve por sí mismo, y lo que no cuenta a nadie, se sabrán con su bloque.',
  },
  stages: {
    preparing: 'Un nodo prueba lo que haría…',
    signing: 'Confirma en tu cartera…',
    sending: 'Se está enviando…',
  },
  unanswered: {
    slow: 'El nodo tardó demasiado en probarla. Inténtalo de nuevo en un momento.',
    noNode: 'Aquí no hay ningún nodo que pueda probarla, así que no se puede enviar nada.',
  },
  trouble: {
    authzAndAutoSign: 'Authz y la firma automática no se pueden usar a la vez',
    unknownAccount:
      'La cadena aún no conoce esta cuenta: paga su primera comisión cuando haya recibido algo.',
    sequence: 'Otra transacción de esta cuenta llegó antes. No se envió nada: firma de nuevo.',
    otherActor:
      'Esto se rellenó para otra cuenta, no para la que actúa ahora. No se envió nada: rellénalo de nuevo.',
    otherAccount:
      'Firmó otra cuenta de la cartera, no la que está conectada. No se envió nada: elige esa en la cartera y firma de nuevo.',
    unpaid:
      'Ya nadie paga la comisión por ti. No se envió nada: cierra esto y empieza de nuevo para pagarla tú.',
    unsignable: 'Esta cartera no puede firmar esto. Conecta una de Cosmos, como Keplr o Leap.',
    nothing: 'No hay nada que firmar.',
    noAnswer: 'El sitio no respondió. No se envió nada.',
    refused: 'No fue aceptada y nada ha cambiado.',
    ownOnly: 'Una llamada de la EVM es siempre propia: vuelve a actuar por cuenta propia para enviarla.',
    notEthereum:
      'Esta cartera no envía llamadas de la EVM: conecta una de Ethereum que lo haga, como MetaMask.',
    other: 'Algo ha pasado',
  },
  notices: {
    failed: 'La transacción falló',
    expired: 'Ningún bloque tiene la transacción ni la tendrá: puedes firmarla de nuevo',
    waited:
      'Ningún bloque tiene aún la llamada. Mira en tu cartera qué fue de ella antes de enviarla de nuevo',
    unsure: 'Nadie ha dicho si la transacción fue aceptada. Se busca hasta el bloque {height}',
  },
} as const
