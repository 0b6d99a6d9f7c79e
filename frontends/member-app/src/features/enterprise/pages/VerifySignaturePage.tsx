import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDrop } from '../../../components/form/use-file-drop.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { type SigningKey, type Verification, verifyFile } from '../proof/verify-file.ts'

type Outcome = Verification | { result: 'checking' | 'unreachable' | 'tooLarge' | 'unreadable' }

/** The browser holds the whole file in memory. */
const MAX_FILE_BYTES = 100_000_000
const MAX_SIGNATURE_BYTES = 16_000

interface Chosen {
  file: File | null
  signature: File | null
}

const isSignature = ({ name }: File): boolean => name.toLowerCase().endsWith('.json')

/** Checks the signature of a proof of play in the browser, for anybody. */
export function VerifySignaturePage() {
  const { t } = useTranslation('enterprise')
  const [chosen, setChosen] = useState<Chosen>({ file: null, signature: null })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const latest = useRef(0)
  const onChoose = async (files: readonly File[]) => {
    const next = {
      file: files.find((file) => !isSignature(file)) ?? chosen.file,
      signature: files.find(isSignature) ?? chosen.signature,
    }
    setChosen(next)
    setOutcome(null)
    if (next.file === null || next.signature === null) return
    latest.current += 1
    const attempt = latest.current
    setOutcome({ result: 'checking' })
    const found = await check(next.file, next.signature)
    if (attempt === latest.current) setOutcome(found)
  }
  return (
    <>
      <PageTitle lead={t('verify.lead')}>{t('verify.title')}</PageTitle>
      <FilesField chosen={chosen} onChoose={onChoose} />
      <Box role="status" sx={{ mt: 3, minHeight: '6rem' }}>
        {outcome && <OutcomeText outcome={outcome} />}
      </Box>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', maxWidth: '38em' }}>
        {t('verify.limits')}
      </Typography>
    </>
  )
}

async function check(file: File, signature: File): Promise<Outcome> {
  if (signature.size > MAX_SIGNATURE_BYTES) return { result: 'notASignature' }
  if (file.size > MAX_FILE_BYTES) return { result: 'tooLarge' }
  let keys: SigningKey[]
  try {
    keys = await unwrap(api.GET('/v2/enterprise/signing-keys'))
  } catch {
    return { result: 'unreachable' }
  }
  try {
    return await verifyFile(await file.arrayBuffer(), await signature.text(), keys)
  } catch {
    return { result: 'unreadable' }
  }
}

function FilesField({ chosen, onChoose }: { chosen: Chosen; onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation('enterprise')
  const id = useId()
  const { input, isOver, chooseFiles, dropTarget } = useFileDrop(onChoose)
  return (
    <Box {...dropTarget} sx={{ ...frame, borderColor: isOver ? 'primary.main' : 'outline.main' }}>
      <Box
        component="dl"
        sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
      >
        {(['file', 'signature'] as const).map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {t(`verify.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {chosen[name]?.name ?? t('verify.none')}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained" onClick={() => input.current?.click()}>
          {t('verify.choose')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('verify.drop')}
        </Typography>
      </Box>
      <Box component="label" htmlFor={id} sx={visuallyHidden}>
        {t('verify.choose')}
      </Box>
      <Box
        component="input"
        ref={input}
        id={id}
        type="file"
        multiple
        accept=".pdf,.csv,.json"
        tabIndex={-1}
        onChange={(event) => chooseFiles(event.currentTarget.files)}
        sx={visuallyHidden}
      />
    </Box>
  )
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  if (outcome.result === 'checking') return <Typography>{t('verify.checking')}</Typography>
  const isValid = outcome.result === 'valid'
  const Icon = isValid ? CheckCircleOutlined : ErrorOutlineOutlined
  const since = getDateFormat(language, { dateStyle: 'long', timeZone: 'Asia/Tokyo' })
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Icon aria-hidden sx={{ fontSize: '2rem', color: isValid ? 'success.main' : 'error.main' }} />
      <Box>
        <Typography variant="h3" component="p">
          {t(isValid ? 'verify.valid' : 'verify.invalid')}
        </Typography>
        {outcome.result === 'valid' ? (
          <>
            <Typography sx={{ mt: 0.5 }}>{t('verify.validText')}</Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {t('verify.key', {
                keyId: outcome.key.keyId,
                at: since.format(new Date(outcome.key.firstUsedAt)),
              })}
            </Typography>
          </>
        ) : (
          <Typography sx={{ mt: 0.5 }}>{t(`verify.${outcome.result}`)}</Typography>
        )}
      </Box>
    </Box>
  )
}

const frame = {
  position: 'relative',
  p: 2.5,
  border: '1px dashed',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
