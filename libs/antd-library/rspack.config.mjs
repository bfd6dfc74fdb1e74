import { join } from 'node:path';
import { libraryConfig } from '@lacteos/remote-kit/build';

const DIR = import.meta.dirname;
const PRO = '@ant-design/pro-components/es';
const component = join(DIR, 'left-out/component.js');
const texts = join(DIR, 'left-out/texts.js');

/** Fields of ProComponents that no table and no form of the shop has. */
const OTHER_FIELDS =
  'Cascader|Code|ColorPicker|DatePicker|Digit|DigitRange|FromNow|Image|Money|Percent|Progress|Radio|RangePicker|Rate|Second|Segmented|Slider|TimePicker|TreeSelect';

export default libraryConfig({
  dir: DIR,
  // Each file is loaded as a whole: it holds what pages use together.
  groups: 'src',
  base: 'base',
  modules: {
    'antd/es/locale/es_ES': './locale-es',
    dayjs: './dayjs',
  },
  leftOut: {
    [`${PRO}/field/components/(${OTHER_FIELDS})/`]: component,
    [`${PRO}/provider/locale/(?!es_ES|en_US)\\w+`]: texts,
    // The shop's own header, foot and menu stand in ProLayout's places.
    [`${PRO}/layout/components/(AppsLogoComponents/|Footer\\.js|Header/|PageLoading/|SiderMenu/BaseMenu)`]:
      component,
    '@umijs/route-utils/es/index': join(DIR, 'left-out/no-routes.js'),
    [`${PRO}/layout/locales/(it-IT|ko-KR|zh-CN|zh-TW)`]: texts,
    // No table searches, chooses columns or filters by itself.
    [`${PRO}/table/components/(Form|ColumnSetting)/`]: component,
    'antd/es/tree/index': component,
    'antd/es/input/OTP/index': component,
    'antd/es/date-picker/generatePicker/generateRangePicker': join(DIR, 'left-out/range-picker.js'),
    'antd/es/result/(noFound|serverError|unauthorized)': component,
  },
});
