import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useLocale, useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { formatDateTime } from '../components/date-time.ts'
import { FigureTable } from '../components/FigureTable.tsx'
import { LoadingBar } from '../components/LoadingBar.tsx'
import { Panel } from '../components/Panel.tsx'
import { QueryError } from '../components/QueryError.tsx'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Boards, EnterpriseAgency } from './types.ts'

/** Lists the screens on walls that show the state of an enterprise's rooms, and releases them. */
export function StatusBoards() {
  const agency = useRecordContext<EnterpriseAgency>()
  return agency ? <BoardsOfAgency agencyId={agency.id} /> : null
}

function BoardsOfAgency({ agencyId }: { agencyId: string }) {
  const t = useTranslate('console.rooms.boards')
  const provider = useDataProvider<ConsoleDataProvider>()
  const query = useQuery<Boards, Error>({
    queryKey: ['enterprise-boards', agencyId],
    queryFn: () => provider.call('GET /admin/enterprise-agencies/{id}/boards', { id: agencyId }),
    retry: false,
  })
  return (
    <Panel title={t('title')}>
      {query.isLoading && <LoadingBar />}
      <QueryError query={query} />
      {query.data && <BoardTable agencyId={agencyId} boards={query.data} />}
    </Panel>
  )
}

function BoardTable({ agencyId, boards }: { agencyId: string; boards: Boards }) {
  const t = useTranslate('console.rooms.boards')
  const locale = useLocale() ?? 'ja'
  const queryClient = useQueryClient()
  return (
    <FigureTable
      label={t('title')}
      empty={t('none')}
      columns={(['name', 'rooms', 'seenAt', 'actions'] as const).map((name) => t(name))}
      rows={boards.map(({ boardId, name, rooms, seenAt }) => ({
        key: boardId,
        name,
        cells: [
          rooms === null ? t('allRooms') : rooms.map(({ roomName }) => roomName).join(', ') || t('noRooms'),
          seenAt === null ? t('never') : formatDateTime(seenAt, locale),
          <ConfirmedActionButton
            key="release"
            label="console.rooms.boards.release"
            icon={<LinkOffOutlined />}
            isDestructive
            title={{ key: 'console.rooms.boards.releaseTitle', args: { name } }}
            text={{ key: 'console.rooms.boards.releaseText' }}
            run={(provider) =>
              provider.call('POST /admin/enterprise-agencies/{id}/boards/release', {
                id: agencyId,
                body: { boardId },
              })
            }
            successText={() => ({ key: 'console.rooms.boards.released', args: { name } })}
            onSuccess={() =>
              void queryClient.invalidateQueries({ queryKey: ['enterprise-boards', agencyId] })
            }
          />,
        ],
      }))}
    />
  )
}
