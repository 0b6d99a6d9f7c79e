import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import { needsPassword } from '../../../lib/api/run-confirmed.ts'
import { useJstMoment } from '../../../lib/i18n/use-jst-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useFeed, useIssueFeed, useRevokeFeed } from '../api/use-feed.ts'

/** The own calendar in other programs: a secret address that is shown once, made anew or ended. */
export function Feed() {
  const { t } = useTranslation('calendar')
  const alert = useAlert()
  const showError = useShowError()
  const { confirmed, dialog } = useConfirmed()
  const moment = useJstMoment()
  const feed = useFeed()
  const issue = useIssueFeed(confirmed)
  const revoke = useRevokeFeed(confirmed)
  const [asked, ask] = useState<'renew' | 'revoke' | null>(null)
  const url = issue.data?.url ?? null
  const make = () => issue.mutate(undefined, { onError: showError })
  const end = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        issue.reset()
        alert({ text: t('feed.revoked') })
      },
      onError: showError,
    })
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => alert({ text: t('feed.copied') }),
      () => alert({ text: t('feed.copyFailed') }),
    )
  return (
    <Section title={t('feed.title')}>
      <Typography sx={{ mb: 2, maxWidth: '42em', color: 'text.secondary' }}>{t('feed.lead')}</Typography>
      {dialog}
      {needsPassword(feed.error) ? (
        <Button
          variant="outlined"
          onClick={() => void confirmed(() => feed.refetch({ throwOnError: true })).catch(showError)}
        >
          {t('feed.look')}
        </Button>
      ) : (
        <QueryBoundary query={feed} lines={1}>
          {({ createdAt }) =>
            createdAt === null ? (
              <Button variant="outlined" disabled={issue.isPending} onClick={make}>
                {t('feed.issue')}
              </Button>
            ) : (
              <>
                {url === null ? (
                  <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {t('feed.since', { moment: moment(createdAt) })}
                  </Typography>
                ) : (
                  <Box sx={{ maxWidth: '42rem' }}>
                    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
                      {t('feed.once')}
                    </Alert>
                    <TextInput label={t('feed.address')} value={url} readOnly error={undefined} />
                  </Box>
                )}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
                  {url !== null && (
                    <Button variant="contained" onClick={() => void copy(url)}>
                      {t('feed.copy')}
                    </Button>
                  )}
                  <Button variant="outlined" disabled={issue.isPending} onClick={() => ask('renew')}>
                    {t('feed.renew')}
                  </Button>
                  <Button disabled={revoke.isPending} onClick={() => ask('revoke')}>
                    {t('feed.revoke')}
                  </Button>
                </Box>
              </>
            )
          }
        </QueryBoundary>
      )}
      {asked && (
        <ConfirmDialog
          text={t(`feed.questions.${asked}`)}
          action={t(`feed.${asked}`)}
          onConfirm={asked === 'renew' ? make : end}
          onClose={() => ask(null)}
        />
      )}
    </Section>
  )
}
