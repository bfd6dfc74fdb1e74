import { join } from 'node:path';
import { libraryConfig } from '@lacteos/remote-kit/build';

const DIR = import.meta.dirname;
const PRO = '@ant-design/pro-components/es';
const component = join(DIR, 'left-out/component.js');
const texts = join(DIR, 'left-out/texts.js');

/** ProComponents fields that the shop's tables and forms never use. */
const OTHER_FIELDS =
  'Cascader|Code|ColorPicker|DatePicker|Digit|DigitRange|FromNow|Image|Money|Percent|Progress|Radio|RangePicker|Rate|Second|Segmented|Slider|TimePicker|TreeSelect';

export default libraryConfig({
  dir: DIR,
  groups: 'src',
  base: 'base',
  modules: {
    'antd/es/locale/es_ES': './locale-es',
    dayjs: './dayjs',
  },
  leftOut: {
    [`${PRO}/field/components/(${OTHER_FIELDS})/`]: component,
    [`${PRO}/provider/locale/(?!es_ES|en_US)\\w+`]: texts,
    // ProLayout's header, footer and menu: the shop has its own.
    [`${PRO}/layout/components/(AppsLogoComponents/|Footer\\.js|Header/|PageLoading/|SiderMenu/BaseMenu)`]:
      component,
    '@umijs/route-utils/es/index': join(DIR, 'left-out/no-routes.js'),
    [`${PRO}/layout/locales/(it-IT|ko-KR|zh-CN|zh-TW)`]: texts,
    // Search forms and column settings: unused.
    [`${PRO}/table/components/(Form|ColumnSetting)/`]: component,
    'antd/es/tree/index': component,
    'antd/es/input/OTP/index': component,
    'antd/es/date-picker/generatePicker/generateRangePicker': join(DIR, 'left-out/range-picker.js'),
    'antd/es/result/(noFound|serverError|unauthorized)': component,
  },
});
