import { DefaultDeserializer, DefaultSerializer } from 'node:v8'

/** Plain values as bytes: maps, bigints and Buffers too. What stands in it twice is one object afterwards. */
export function pack(value: unknown): Uint8Array {
  const packer = new Packer()
  packer.writeHeader()
  packer.writeValue(value)
  return packer.releaseBuffer()
}

export function unpack(bytes: Uint8Array): unknown {
  const unpacker = new Unpacker(bytes)
  unpacker.readHeader()
  return unpacker.readValue()
}

// Both methods are those that Node asks to be overridden for what JavaScript itself doesn't know.

class Packer extends DefaultSerializer {
  _writeHostObject(bytes: Uint8Array): void {
    this.writeUint32(bytes.length)
    this.writeRawBytes(bytes)
  }
}

class Unpacker extends DefaultDeserializer {
  /** On its own, not as a part of the whole: who keeps a hash shall not keep the block. */
  _readHostObject(): Buffer {
    return Buffer.from(this.readRawBytes(this.readUint32()))
  }
}
