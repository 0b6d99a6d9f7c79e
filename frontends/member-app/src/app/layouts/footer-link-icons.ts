import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined'
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import GraphicEqOutlined from '@mui/icons-material/GraphicEqOutlined'
import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined'
import type { FooterLinkName } from '../menu.ts'

export const footerLinkIcons: Record<FooterLinkName, typeof GraphicEqOutlined> = {
  tonight: DarkModeOutlined,
  soundesthe: GraphicEqOutlined,
  aiesthe: AutoAwesomeOutlined,
  subscription: CardMembershipOutlined,
  activity: HistoryToggleOffOutlined,
  chartManagement: AssignmentIndOutlined,
  managementCalendar: CalendarMonthOutlined,
}
