const BOUNDARY = 'honjeo-bench'

/** A photo as a browser uploads it, as it goes over the wire. */
export function uploadBytes(photo: Buffer, token: string): Buffer {
  const part = [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="file"; filename="photo.jpg"',
    'Content-Type: image/jpeg',
  ]
  const body = Buffer.concat([
    Buffer.from(`${part.join('\r\n')}\r\n\r\n`),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  const head = [
    'POST /api/image/upload HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}
