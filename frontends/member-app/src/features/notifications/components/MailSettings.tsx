import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'

/** Lets the member decide which of the mails that nobody needs to receive are sent. */
export function MailSettings() {
  const { t } = useTranslation('settings')
  const types = $api.useQuery('get', '/account/mail-types')
  return (
    <PageSection title={t('mails.title')}>
      <QueryBoundary query={types} lines={2}>
        {(all) => all.map((row) => <MailSwitch key={row.type} row={row} />)}
      </QueryBoundary>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, wordBreak: 'auto-phrase' }}>
        {t('mails.text')}
      </Typography>
    </PageSection>
  )
}

function MailSwitch({ row: { type, isOn } }: { row: ResponseBody<'/account/mail-types'>[number] }) {
  const { t } = useTranslation('settings')
  const showError = useShowError()
  const invalidate = useInvalidate()
  const change = $api.useMutation('post', '/account/mail-types', {
    onSettled: () => invalidate('/account/mail-types'),
  })
  // The switch shows at once what was chosen.
  const shown = change.isPending ? change.variables.body.isOn : isOn
  return (
    <FormControlLabel
      label={t(`mails.kinds.${type}`)}
      sx={{ display: 'flex', minHeight: '2.75rem' }}
      control={
        <Switch
          checked={shown}
          onChange={(_, on) => change.mutate({ body: { type, isOn: on } }, { onError: showError })}
        />
      }
    />
  )
}
