import { SignatureV4 } from '@smithy/signature-v4'
import type { S3Settings } from './s3-settings.ts'

/** The signature limits the start of reading and not its end: from the verdict to the edge's request it takes seconds. */
const LIFETIME_SECONDS = 60

type Sha256 = ConstructorParameters<typeof SignatureV4>[0]['sha256']

/** Signs the GET of one object: path and query for the host that `bucketAddress` names, whatever the range. */
export function createPresigner(settings: S3Settings, sha256: Sha256): (key: string) => Promise<string> {
  const { region, accessKeyId, secretAccessKey } = settings
  const credentials = { accessKeyId, secretAccessKey }
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256, uriEscapePath: false })
  const { protocol, hostname, host, path } = bucketAddress(settings)
  return async (key) => {
    const { query, ...signed } = await signer.presign(
      {
        method: 'GET',
        protocol,
        hostname,
        path: `${path}/${key}`,
        query: {},
        // The body's hash is part of what is signed, and must be this word where there is none.
        headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      },
      { expiresIn: LIFETIME_SECONDS },
    )
    return `${signed.path}?${new URLSearchParams(query as Record<string, string>)}`
  }
}

/** Returns the address of the bucket: AWS has a host for each bucket, other servers a path. */
function bucketAddress({ endpoint, region, bucket }: S3Settings) {
  const url = new URL(endpoint === '' ? `https://${bucket}.s3.${region}.amazonaws.com` : endpoint)
  const path = endpoint === '' ? '' : `${url.pathname.replace(/\/$/, '')}/${bucket}`
  return { protocol: url.protocol, hostname: url.hostname, host: url.host, path }
}
