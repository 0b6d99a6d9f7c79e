import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext } from 'react-admin'
import { API_BASE_URL } from '../api/fetch-api.ts'
import { FigureTable } from '../components/FigureTable.tsx'
import { LoadingBar } from '../components/LoadingBar.tsx'
import { Panel } from '../components/Panel.tsx'
import { QueryError } from '../components/QueryError.tsx'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { EnterpriseAgency, Proofs } from './types.ts'

const files = ['pdf', 'csv', 'pdf-signature', 'csv-signature'] as const

/** Offers the signed proof of play of each month of an enterprise. */
export function MonthlyProofs() {
  const agency = useRecordContext<EnterpriseAgency>()
  return agency ? <ProofsOfAgency agencyId={agency.id} /> : null
}

function ProofsOfAgency({ agencyId }: { agencyId: string }) {
  const t = useTranslate('console.rooms.proofs')
  const provider = useDataProvider<ConsoleDataProvider>()
  const query = useQuery<Proofs, Error>({
    queryKey: ['enterprise-proofs', agencyId],
    queryFn: () => provider.call('GET /admin/enterprise-agencies/{id}/proofs', { id: agencyId }),
    retry: false,
  })
  return (
    <Panel title={t('title')}>
      {query.isLoading && <LoadingBar />}
      <QueryError query={query} />
      {query.data && <ProofTable agencyId={agencyId} found={query.data} />}
    </Panel>
  )
}

function ProofTable({ agencyId, found }: { agencyId: string; found: Proofs }) {
  const t = useTranslate('console.rooms.proofs')
  if (found.proofs.length === 0)
    return <Typography color="textSecondary">{t(found.isOffered ? 'none' : 'noKey')}</Typography>
  const formatMinutes = (value: number) => value.toLocaleString(undefined, { minimumFractionDigits: 1 })
  const toUrl = (proofId: string, file: string) =>
    `${API_BASE_URL}/admin/enterprise-agencies/${agencyId}/proofs/file?${new URLSearchParams({ proofId, file })}`
  return (
    <FigureTable
      label={t('title')}
      columns={(['number', 'planned', 'played', 'files'] as const).map((name) => t(name))}
      rows={found.proofs.map((proof) => ({
        key: proof.id,
        name: proof.number,
        cells: [
          formatMinutes(proof.plannedMinutes),
          formatMinutes(proof.playedMinutes),
          <Box key="files" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
            {proof.isReplaced && <Chip size="small" label={t('replaced')} />}
            {files.map((file) => (
              <Button
                key={file}
                size="small"
                startIcon={<DownloadOutlined />}
                href={toUrl(proof.id, file)}
                download
                aria-label={t('download', { file: t(`file.${file}`), number: proof.number })}
              >
                {t(`file.${file}`)}
              </Button>
            ))}
          </Box>,
        ],
      }))}
    />
  )
}
